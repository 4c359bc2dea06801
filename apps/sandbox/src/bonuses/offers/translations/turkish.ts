import type { OfferText } from '../../offer.ts';

/** The offers in Turkish. */
export const TURKISH: Readonly<Record<string, OfferText>> = {
  'harbour-welcome': {
    name: 'Liman karşılaması',
    text: 'Yatırımınız iki kat: 20 €’dan itibaren, 30 kez çevrim',
    description: 'Yatırdığınız kadar bonus, en fazla 100 €.',
    terms: ['En az 20 € yatırım', 'Bonusu 30 kez çevirin', 'En fazla 500 € gerçek paraya dönüşür'],
  },
  'weekend-swell': {
    name: 'Hafta sonu dalgası 🌊',
    text: 'Cumartesi ve pazar',
    description: 'Hafta sonu yatırdığınızın yarısı, en fazla 50 €.',
    terms: ['Cumartesi ve pazar', 'Bonusu 25 kez çevirin', 'Aynı anda tek bonus'],
  },
  'workday-drift': {
    name: 'İş günü esintisi',
    text: 'Pazartesiden cumaya',
    description: 'İş günü yatırdığınızın dörtte biri, en fazla 25 €.',
    terms: ['Pazartesiden cumaya', 'Bonusu 20 kez çevirin', 'Aynı anda tek bonus'],
  },
  'evening-breeze': {
    name: 'Akşam meltemi',
    text: 'Altı ile dokuz arasında %40 ek',
    description: 'Malta saatiyle 18:00–21:00 arasında: yatırımınızın %40’ı, en fazla 40 €.',
    terms: ['Malta saatiyle 18:00–21:00', 'Bonusu 25 kez çevirin'],
  },
  'first-anchor': {
    name: 'İlk çapa',
    description: 'İlk yatırımınıza bir buçuk katı bonus, en fazla 150 €.',
    terms: ['Yalnızca ilk yatırım', 'Bonusu 35 kez çevirin'],
  },
  'hundredth-wave': {
    name: 'Yüzüncü dalga',
    text: 'Yüz yatırım için',
    description: 'Yüz kez yatırım yapanlara: %200, en fazla 500 €.',
    terms: ['Önceden yüz yatırım', 'Bonusu 15 kez çevirin'],
  },
  'bitcoin-tide': {
    name: 'Bitcoin gelgiti',
    text: 'Bitcoin veya Tether cüzdanları için',
    description: 'Bitcoin ve Tether yatırımlarına %60.',
    terms: ['Yalnızca kripto cüzdanlar', 'Bonusu 20 kez çevirin'],
  },
  'northern-lights': {
    name: 'Kuzey ışıkları',
    text: 'Kuzey için',
    description: 'Danimarka, Finlandiya, Norveç ve İsveç’teki oyunculara %80, en fazla 80 €.',
    terms: ['Danimarka, Finlandiya, Norveç, İsveç', 'Bonusu 25 kez çevirin'],
  },
  'summer-regatta': {
    name: 'Yaz regattası',
    text: 'Birkaç gün içinde başlar',
    description: 'Regatta başladıktan sonra: %75, en fazla 75 €.',
    terms: ['Regattanın başlangıcından itibaren', 'Bonusu 25 kez çevirin'],
  },
  'spring-regatta': {
    name: 'Bahar regattası',
    description: 'Sona eren regatta: %75, en fazla 75 €.',
    terms: ['Regattanın sonuna kadar', 'Bonusu 25 kez çevirin'],
  },
  'sevens-spins': {
    name: 'Yirmi yedili',
    text: 'Harbour Sevens’ta 20 dönüş, kazançlar 20 kez çevrilir',
    description: 'Her biri 0,20 € değerinde yirmi dönüş.',
    terms: ['İki günde bir', 'Kazançları 20 kez çevirin', 'En fazla 100 € gerçek paraya dönüşür'],
  },
  'daily-dip': {
    name: 'Günlük dalış',
    text: '24 saat sonra yeniden',
    description: '24 saatte bir, 0,20 € değerinde beş dönüş.',
    terms: ['24 saatte bir', 'Kazançları 10 kez çevirin'],
  },
  'first-week': {
    name: 'Karadaki ilk hafta',
    text: 'Yeni gelenlere 30 dönüş',
    description: 'Üyelikten sonraki ilk yedi günde otuz dönüş.',
    terms: ['Üyelikten sonraki yedi gün içinde', 'Kazançları 25 kez çevirin'],
  },
  'crows-nest': {
    name: 'Gözcü yuvası',
    text: '50 dönüş',
    description: 'Alan ilk yüz kişiye elli dönüş.',
    terms: ['Yüz kişilik yer', 'Kazançları 20 kez çevirin'],
  },
  'shell-gift': {
    name: 'Deniz kabuğu hediyesi',
    text: 'Yatırım gerekmez',
    description: 'Doğrulanmış e-posta adresine oynamak için beş euro.',
    terms: ['Doğrulanmış e-posta adresi', 'Bonusu 10 kez çevirin', 'En fazla 50 € gerçek paraya dönüşür'],
  },
  'last-berth': {
    name: 'Son rıhtım',
    text: 'Yatırım gerekmez',
    description: 'Toplam elli oyuncuya üç euro.',
    terms: ['Elli kişilik yer', 'Bonusu 10 kez çevirin'],
  },
  'lone-sailor': {
    name: 'Yalnız denizci',
    text: 'Her haneye bir kez',
    description: 'Her haneye bir kez on euro.',
    terms: ['Her adrese bir kez', 'Bonusu 15 kez çevirin'],
  },
  'message-in-a-bottle': {
    name: 'Şişedeki mesaj',
    description: 'Destek bakmadan içinde ne olduğunu kimse bilmez.',
    terms: ['Yatırım gerekmez'],
  },
  'three-day-catch': {
    name: 'Üç günlük av',
    text: 'Yalnızca ilk üç gün',
    description: 'Avdan sonraki ilk üç günde dört euro.',
    terms: ['Üç gün', 'Bonusu 10 kez çevirin'],
  },
  'quiet-harbour': {
    name: 'Sakin liman',
    text: 'Bir kez, sizde kaldığı sürece',
    description: 'Altı euro; vazgeçen yeniden alamaz.',
    terms: ['Bir kez', 'Bonusu 12 kez çevirin'],
  },
  'harbour-friends': {
    name: 'Liman dostları',
    text: 'Limandan gelenler için',
    description: 'Liman kampanyasıyla gelenlere sekiz euro.',
    terms: ['Yatırım gerekmez', 'Bonusu 12 kez çevirin'],
  },
  'captains-table': {
    name: 'Kaptan masası',
    text: 'Kuponla',
    description: 'Kuponu olanlara on euro.',
    terms: ['Bir kupon', 'Bonusu 5 kez çevirin'],
  },
  'ebb-cashback': {
    name: 'Çekilme iadesi',
    text: 'Haftanın aldığından',
    description: 'Son yedi gündeki kayıpların onda biri, en fazla 50 €, hemen gerçek para olarak.',
    terms: ['Yedi günde en az 20 € kayıp', 'Yedi günde bir', 'Önceden bir yatırım'],
  },
  'tide-cashback': {
    name: 'Gelgit iadesi',
    text: 'Rakeback takviminizde',
    description: 'Rakeback takvimiyle gelen iade, her gün biraz.',
    terms: ['Rakeback takviminden alınır'],
  },
};
