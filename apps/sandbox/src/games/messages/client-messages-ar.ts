import { setMessages } from './current-messages.ts';
import type { ClientMessages, Suit } from './client-messages.ts';

const SYMBOLS = {
  seven: 'سبعة',
  helm: 'دفّة',
  lighthouse: 'منارة',
  anchor: 'مرساة',
  lantern: 'فانوس',
  fish: 'سمكة',
  shell: 'صدفة',
  wild: 'Wild',
  bell: 'جرس',
} as const;
const SUITS: Readonly<Record<Suit, string>> = {
  spades: 'البستوني',
  hearts: 'القلوب',
  clubs: 'السباتي',
  diamonds: 'الديناري',
};

type Forms = { none: string; one: string; two: string; few: string; many: string };
const LINES: Forms = { none: 'لا خطوط', one: 'خط واحد', two: 'خطان', few: 'خطوط', many: 'خطًا' };
const FREE_SPINS: Forms = {
  none: 'لا لفات مجانية',
  one: 'لفة مجانية واحدة',
  two: 'لفتان مجانيتان',
  few: 'لفات مجانية',
  many: 'لفة مجانية',
};

/** Arabic counts none, one and two in words of their own; three to ten in the plural, further ones in the singular. */
function counted(count: number, { none, one, two, few, many }: Forms): string {
  if (count === 0) return none;
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  return `${count} ${rest >= 3 && rest <= 10 ? few : many}`;
}

export const ARABIC_CLIENT_MESSAGES: ClientMessages = {
  balance: 'الرصيد',
  balanceAt: (time) => `الرصيد عند ${time}`,
  readyIn: (seconds) => `جاهز خلال ${seconds} ث`,
  staked: (amount) => `رُوهن بمبلغ ${amount}.`,
  elsewhere: (amount) => `لم يُراهَن هنا بشيء. جولة من نافذة أخرى، ${amount}:`,
  stakeBack: 'يعود إليك رهانك.',
  noPrize: 'لا جائزة هذه المرة.',
  trouble: {
    limits: {
      MAX_BET_LIMIT_REACHED: 'بلغت حد الرهان.',
      maxBetLimit: 'هذا الرهان أعلى من حدك للرهان الواحد.',
      dailyBetLimit: 'بلغت حد رهانك لهذا اليوم.',
      weeklyBetLimit: 'بلغت حد رهانك لهذا الأسبوع.',
      monthlyBetLimit: 'بلغت حد رهانك لهذا الشهر.',
      dailyLossLimit: 'بلغت حد خسارتك لهذا اليوم.',
      weeklyLossLimit: 'بلغت حد خسارتك لهذا الأسبوع.',
      monthlyLossLimit: 'بلغت حد خسارتك لهذا الشهر.',
    },
    refusals: {
      INSUFFICIENT_FUNDS: 'رصيدك لا يغطي هذا الرهان. لم يُراهَن بشيء.',
      SESSION_ENDED: 'انتهت جلستك. سجّل الدخول وافتح اللعبة من جديد؛ الجولة المفتوحة محفوظة لك.',
      SELF_EXCLUDED: 'حسابك مستبعد من اللعب. لم يُراهَن بشيء.',
      ACCOUNT_FROZEN: 'حسابك في استراحة. لم يُراهَن بشيء.',
      COUNTRY_BLOCKED: 'الألعاب غير متاحة في البلد الذي أنت فيه. لم يُراهَن بشيء.',
      TOO_SOON: 'لحظة: الجولة التالية ليست جاهزة بعد. لم يُراهَن بشيء.',
      ROUND_OPEN: 'ما زالت جولة مفتوحة، ربما في نافذة أخرى.',
      STALE_COMMITMENT: 'أُعدّت الجولة التالية من جديد ولم يُراهَن بشيء. يمكنك لعبها الآن.',
      MOVED_ON: 'تقدّمت الجولة، ربما في نافذة أخرى.',
      STAKE_NOT_OFFERED: 'هذا الرهان غير متاح. لم يُراهَن بشيء.',
      NOT_POSSIBLE: 'جاء ذلك متأخرًا.',
    },
    other: () => 'حدث خطأ ما. لم يُراهَن بشيء.',
    noAnswer: 'لم تُجب اللعبة. لم يُراهَن بشيء؛ حاول مرة أخرى.',
    keepAsking: 'اللعبة لا تُجيب. نواصل السؤال.',
    waiting: {
      stake: (stake) => `بانتظار الجواب. إذا قُبل ${stake} فستُعرض جولته.`,
      move: 'بانتظار الجواب على حركتك.',
    },
    unknown: {
      stake: (stake) => `لا نعرف بعد إن كان قد رُوهن بمبلغ ${stake}. نحن نسأل.`,
      move: 'لا نعرف بعد إن كانت حركتك قد قُبلت. نحن نسأل.',
    },
    offline: {
      stake: (stake) => `أنت غير متصل. لا نعرف بعد إن كان قد رُوهن بمبلغ ${stake}؛ سنسأل فور عودة الاتصال.`,
      move: 'أنت غير متصل. لا نعرف بعد إن كانت حركتك قد قُبلت؛ سنسأل فور عودة الاتصال.',
    },
    nothing: {
      stake: (stake) => `لم يُراهَن بشيء: ${stake} ما زال لك.`,
      move: 'لم تصل حركتك، ولم يُراهَن بشيء آخر. اختر من جديد.',
    },
    closed: {
      stake: (stake) =>
        `انتهت جلستك قبل أن نعرف إن كان قد رُوهن بمبلغ ${stake}. يُظهره سجلّك؛ والجولة المفتوحة محفوظة لك.`,
      move: 'انتهت جلستك قبل أن نعرف إن كانت حركتك قد قُبلت. يُظهره سجلّك؛ والجولة المفتوحة محفوظة لك.',
    },
  },
  fairness: {
    open: 'الجولة ما زالت مفتوحة.',
    insecure: 'يتحقق هذا المتصفح على اتصال آمن فقط؛ وتستطيع ذلك أي أداة HMAC-SHA256.',
    otherSeed: 'السر لا يطابق البصمة المعروضة مسبقًا.',
    proven: (result) => `البصمة مطابقة، والكلمتان تعطيان ما رأيته: ${result}.`,
    differs: (played, shown) => `ما تعطيه الكلمتان: ${played}. وما عُرض: ${shown}.`,
  },
  zone: (zone) => `بتوقيت هذا الجهاز، ${zone}`,
  slot: {
    choose: 'اختر رهانك ثم ابدأ اللفة.',
    reels: (symbols) => `البكرات: ${symbols}`,
    symbols: SYMBOLS,
    row: (cells, symbol) => `${SYMBOLS[symbol]} × ${cells}`,
    lineWin: (row, line, amount) => `${row} على الخط ${line}، ${amount}`,
    linesWin: (lines, amount) => `${counted(lines, LINES)}، ${amount}`,
    bellsWin: (bells, freeSpins) => `${bells} أجراس: ${counted(freeSpins, FREE_SPINS)}.`,
    freeSpins: (count) => counted(count, FREE_SPINS),
    everyPrize: (times) => `تُحسب كل جائزة ${times}.`,
    soFar: (amount) => `حتى الآن: ${amount}.`,
    freeSpin: (played, of) => `اللفة المجانية ${played} من ${of}`,
    ofFreeSpins: (played, of) => `${played} من ${of}.`,
    freeSpinsOver: (amount) => `انتهت اللفات المجانية: ${amount} في المجموع.`,
    lines: (count) => counted(count, LINES),
    stops: (stops, times) => `المواضع ${stops}، والدفع ${times} من الرهان`,
  },
  crash: {
    autoRange: 'السحب التلقائي من 1.01 إلى 1,000؛ أو اترك الحقل فارغًا.',
    waiting: 'بانتظار الرحلة',
    ready: 'جاهز',
    lost: 'انقطع الاتصال. الرحلة مستمرة لدينا؛ ونواصل السؤال عن نهايتها.',
    openAgain: 'افتح اللعبة من جديد لترى كيف انتهت',
    lighting: 'يُضاء الفانوس',
    wentOut: 'انطفأ الفانوس',
    cashedOut: (times) => `تم السحب. واصل الفانوس حتى ${times}`,
    stakeLost: (amount) => `خسرت رهانًا قدره ${amount}.`,
    paid: (amount, times) => `دُفع ${amount} عند ${times}`,
    outAt: (times) => `انتهت عند ${times}`,
    paidAt: (times) => `سُحبت عند ${times}`,
    flight: (times) => `رحلة حتى ${times}`,
  },
  blackjack: {
    waited: 'جولتك كانت في انتظارك.',
    choose: 'اختر رهانك ثم وزّع.',
    win: (amount) => `ربحت ${amount}.`,
    partBack: (back, lost) => `يعود إليك ${back}، والخسارة ${lost}.`,
    dealerWins: (lost) => `فاز الموزّع. الخسارة ${lost}.`,
    hands: (points, dealer) => `${points} مقابل ${dealer}`,
    and: ' و',
    or: (low, high) => `${low} أو ${high}`,
    deal: (cards) => `الأوراق الموزعة ${cards}`,
    card: (rank, suit) => `${rank} ${SUITS[suit]}`,
    ranks: { A: 'آس', J: 'شاب', Q: 'بنت', K: 'شايب' },
    hidden: 'ورقة مقلوبة',
    yourHand: 'يدك',
    handToPlay: 'يدك التي تلعبها الآن',
    endings: { blackjack: 'بلاك جاك', won: 'فوز', push: 'تعادل', lost: 'خسارة', bust: 'فوق 21' },
  },
  reel: {
    choose: 'اختر رهانك ثم اسحب.',
    noAnswer: 'البكرة لا تُجيب. لم يُراهَن بشيء؛ نواصل السؤال.',
    waitingFor: (amount) => `بانتظار الجواب. إذا قُبل ${amount} من نقود اللعب فستُعرض جولته.`,
    waiting: 'انتظار',
    won: (win, stake) => `${win} من نقود اللعب مقابل رهان قدره ${stake}`,
    refusals: {
      STAKE_NOT_OFFERED: 'هذا الرهان غير متاح.',
      INSUFFICIENT_FUNDS: 'نقود اللعب لا تغطي هذا الرهان.',
      SESSION_ENDED: 'أُغلقت هذه اللعبة. افتحها من جديد من الصالة.',
    },
    other: () => 'حدث خطأ ما. لم يُراهَن بشيء.',
  },
};

setMessages(ARABIC_CLIENT_MESSAGES);
