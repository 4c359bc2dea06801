import { setMessages } from './current-messages.ts';
import type { ClientMessages, Suit } from './client-messages.ts';

const SYMBOLS = {
  seven: 'yedi',
  helm: 'dümen',
  lighthouse: 'deniz feneri',
  anchor: 'çapa',
  lantern: 'fener',
  fish: 'balık',
  shell: 'deniz kabuğu',
  wild: 'wild',
  bell: 'çan',
} as const;
const NUMBERS: Readonly<Record<number, string>> = { 3: 'Üç', 4: 'Dört', 5: 'Beş' };
const SUITS: Readonly<Record<Suit, string>> = {
  spades: 'Maça',
  hearts: 'Kupa',
  clubs: 'Sinek',
  diamonds: 'Karo',
};

export const TURKISH_CLIENT_MESSAGES: ClientMessages = {
  balance: 'Bakiye',
  balanceAt: (time) => `Bakiye, saat ${time}`,
  readyIn: (seconds) => `${seconds} sn sonra hazır`,
  staked: (amount) => `${amount} oynandı.`,
  elsewhere: (amount) => `Burada bahis oynanmadı. Başka bir pencereden bir tur, ${amount}:`,
  stakeBack: 'Bahsiniz geri verildi.',
  noPrize: 'Bu kez kazanç yok.',
  trouble: {
    limits: {
      MAX_BET_LIMIT_REACHED: 'Bahis limitinize ulaştınız.',
      maxBetLimit: 'Bu bahis, tek bahis için koyduğunuz limitin üzerinde.',
      dailyBetLimit: 'Bugünkü bahis limitinize ulaştınız.',
      weeklyBetLimit: 'Bu haftaki bahis limitinize ulaştınız.',
      monthlyBetLimit: 'Bu ayki bahis limitinize ulaştınız.',
      dailyLossLimit: 'Bugünkü kayıp limitinize ulaştınız.',
      weeklyLossLimit: 'Bu haftaki kayıp limitinize ulaştınız.',
      monthlyLossLimit: 'Bu ayki kayıp limitinize ulaştınız.',
    },
    refusals: {
      INSUFFICIENT_FUNDS: 'Bakiyeniz bu bahsi karşılamıyor. Bahis oynanmadı.',
      SESSION_ENDED:
        'Oturumunuz sona erdi. Giriş yapıp oyunu yeniden açın; açık kalan bir tur sizin için saklanır.',
      SELF_EXCLUDED: 'Hesabınız oyundan men edilmiş durumda. Bahis oynanmadı.',
      ACCOUNT_FROZEN: 'Hesabınız molada. Bahis oynanmadı.',
      COUNTRY_BLOCKED: 'Bulunduğunuz ülkede oyunlar açık değil. Bahis oynanmadı.',
      TOO_SOON: 'Bir saniye: sonraki tur henüz hazır değil. Bahis oynanmadı.',
      ROUND_OPEN: 'Bir tur hâlâ açık, belki başka bir pencerede.',
      STALE_COMMITMENT: 'Sonraki tur yeniden hazırlandı ve bahis oynanmadı. Şimdi oynayabilirsiniz.',
      MOVED_ON: 'Tur ilerledi, belki başka bir pencerede.',
      STAKE_NOT_OFFERED: 'Bu bahis sunulmuyor. Bahis oynanmadı.',
      NOT_POSSIBLE: 'Bu çok geç geldi.',
    },
    other: () => 'Bir şeyler ters gitti. Bahis oynanmadı.',
    noAnswer: 'Oyun yanıt vermedi. Bahis oynanmadı; yeniden deneyin.',
    keepAsking: 'Oyun yanıt vermiyor. Sormaya devam ediyoruz.',
    waiting: {
      stake: (stake) => `Yanıt bekleniyor. ${stake} alındıysa turu gösterilir.`,
      move: 'Hamlenizin yanıtı bekleniyor.',
    },
    unknown: {
      stake: (stake) => `${stake} oynandı mı, henüz bilmiyoruz. Soruyoruz.`,
      move: 'Hamleniz alındı mı, henüz bilmiyoruz. Soruyoruz.',
    },
    offline: {
      stake: (stake) =>
        `Çevrimdışısınız. ${stake} oynandı mı, henüz bilmiyoruz; bağlantı gelir gelmez soracağız.`,
      move: 'Çevrimdışısınız. Hamleniz alındı mı, henüz bilmiyoruz; bağlantı gelir gelmez soracağız.',
    },
    nothing: {
      stake: (stake) => `Bahis oynanmadı: ${stake} hâlâ sizin.`,
      move: 'Hamleniz ulaşmadı ve başka bahis oynanmadı. Yeniden seçin.',
    },
    closed: {
      stake: (stake) =>
        `Oturumunuz, ${stake} oynandı mı öğrenmeden sona erdi. Geçmişiniz bunu gösterir; açık bir tur sizin için saklanır.`,
      move: 'Oturumunuz, hamleniz alındı mı öğrenmeden sona erdi. Geçmişiniz bunu gösterir; açık bir tur sizin için saklanır.',
    },
  },
  fairness: {
    open: 'Tur hâlâ açık.',
    insecure:
      'Bu tarayıcı yalnızca güvenli bağlantıda denetler; herhangi bir HMAC-SHA256 aracı da yapabilir.',
    otherSeed: 'Sır, önceden gösterilen özetle uyuşmuyor.',
    proven: (result) => `Özet uyuşuyor ve sözcükler gördüğünüzü veriyor: ${result}.`,
    differs: (played, shown) => `Sözcüklerin verdiği: ${played}. Gösterilen: ${shown}.`,
  },
  zone: (zone) => `Bu cihazın saatiyle, ${zone}`,
  slot: {
    choose: 'Bahsinizi seçin ve çevirin.',
    reels: (symbols) => `Makaralar: ${symbols}`,
    symbols: SYMBOLS,
    row: (cells, symbol) => `${NUMBERS[cells] ?? cells} ${SYMBOLS[symbol]}`,
    lineWin: (row, line, amount) => `${line}. çizgide ${row.toLocaleLowerCase('tr')}, ${amount}`,
    linesWin: (lines, amount) => `${lines} çizgi, ${amount}`,
    bellsWin: (bells, freeSpins) => `${NUMBERS[bells] ?? bells} çan: ${freeSpins} bedava dönüş.`,
    freeSpins: (count) => `${count} bedava dönüş`,
    everyPrize: (times) => `Her kazanç ${times} sayılır.`,
    soFar: (amount) => `Şu ana kadar: ${amount}.`,
    freeSpin: (played, of) => `Bedava dönüş ${played} / ${of}`,
    ofFreeSpins: (played, of) => `${played} / ${of}.`,
    freeSpinsOver: (amount) => `Bedava dönüşler bitti: toplam ${amount}.`,
    lines: (count) => `${count} çizgi`,
    stops: (stops, times) => `duraklar ${stops}, ödeme bahsin ${times} katı`,
  },
  crash: {
    autoRange: 'Otomatik bozdurma 1,01 ile 1.000 arasındadır; ya da alanı boş bırakın.',
    waiting: 'Uçuş bekleniyor',
    ready: 'Hazır',
    lost: 'Bağlantı koptu. Uçuş bizim tarafımızda sürüyor; nasıl biteceğini sormaya devam ediyoruz.',
    openAgain: 'Nasıl bittiğini görmek için oyunu yeniden açın',
    lighting: 'Fener yakılıyor',
    wentOut: 'Fener söndü',
    cashedOut: (times) => `Bozduruldu. ${times} değerine kadar uçtu`,
    stakeLost: (amount) => `${amount} bahis kaybedildi.`,
    paid: (amount, times) => `${times} çarpanla ${amount} ödendi`,
    outAt: (times) => `Bitiş ${times}`,
    paidAt: (times) => `Ödeme ${times}`,
    flight: (times) => `${times} değerine bir uçuş`,
  },
  blackjack: {
    waited: 'Turunuz sizi bekledi.',
    choose: 'Bahsinizi seçin ve dağıtın.',
    win: (amount) => `${amount} kazandınız.`,
    partBack: (back, lost) => `${back} geri verildi, ${lost} kaybedildi.`,
    dealerWins: (lost) => `Krupiye kazandı. ${lost} kaybedildi.`,
    hands: (points, dealer) => `${points}, krupiye ${dealer}`,
    and: ' ve ',
    or: (low, high) => `${low} ya da ${high}`,
    deal: (cards) => `dağıtılan kartlar ${cards}`,
    card: (rank, suit) => `${SUITS[suit]} ${rank}`,
    ranks: { A: 'as', J: 'vale', Q: 'kız', K: 'papaz' },
    hidden: 'Kapalı kart',
    yourHand: 'Eliniz',
    handToPlay: 'Oynanacak eliniz',
    endings: {
      blackjack: 'Blackjack',
      won: 'Kazandı',
      push: 'Eşit',
      lost: 'Kaybetti',
      bust: '21’in üstü',
    },
  },
  reel: {
    choose: 'Bahsinizi seçin ve çekin.',
    noAnswer: 'Makara yanıt vermiyor. Bahis oynanmadı; sormaya devam ediyoruz.',
    waitingFor: (amount) => `Yanıt bekleniyor. ${amount} oyun parası alındıysa turu gösterilir.`,
    waiting: 'bekleniyor',
    won: (win, stake) => `${stake} bahis için ${win} oyun parası`,
    refusals: {
      STAKE_NOT_OFFERED: 'Bu bahis sunulmuyor.',
      INSUFFICIENT_FUNDS: 'Oyun paranız bu bahsi karşılamıyor.',
      SESSION_ENDED: 'Bu oyun kapandı. Lobiden yeniden açın.',
    },
    other: () => 'Bir şeyler ters gitti. Bahis oynanmadı.',
  },
};

setMessages(TURKISH_CLIENT_MESSAGES);
