import type { GameTextSource } from './game-texts.ts';

export const TURKISH_GAMES: GameTextSource = {
  slotShapes: [
    'Beş makaralı, on çizgili bir slot.',
    'Beş makaralı, yirmi çizgili bir slot.',
    'Üç makaralı, beş çizgili bir slot.',
    'Kümelerle ödeyen altı makaralı bir slot.',
    'Beş makaralı, 243 kazanç yollu bir slot.',
  ],
  slotFeatures: [
    'Bedava dönüş',
    'Düşen semboller',
    'Genişleyen semboller',
    'Tut ve yeniden döndür',
    'Joker çarpanları',
    'Ödülü seç',
  ],
  rhythm: {
    low: 'Küçük kazançlar sık gelir.',
    medium: 'Küçük ve daha büyük kazançlar dönüşümlü gelir.',
    high: 'Kazançlar seyrektir ve büyük olabilir.',
  },
  live: {
    sentence: 'Krupiyeli, günün her saati açık bir canlı masa.',
    features: ['Canlı krupiye', 'Masa sohbeti', 'Bahis geçmişi'],
  },
  table: {
    sentence: 'Kendi hızınızda oynadığınız tek kişilik bir masa.',
    features: ['Tek sayfada masa kuralları', 'Klavyeyle oynanır'],
  },
  instant: {
    sentence: 'Bir el saniyeler sürer ve ne zaman biteceğine siz karar verirsiniz.',
    features: ['Anında sonuç', 'Adillik denetimi'],
  },
  by: (studio) => `Stüdyo: ${studio}.`,
  studioGames: ({ reels, lines, bells, freeSpins, returnPercent }) => ({
    'harbour-sevens': {
      sentence: `${reels} makaralı, ${lines} çizgili bir slot: jokerler diğer sembollerin yerine geçer, ${bells} çan ${freeSpins} bedava dönüş açar.`,
      features: ['Joker semboller', 'Bedava dönüş', 'Adillik denetimi'],
    },
    'skyline-crash': {
      sentence: `Çökene kadar yükselen bir çarpan: önceden bozdurun; ne zaman bozdurursanız bozdurun uzun vadede %${returnPercent} geri döner.`,
      features: ['İstediğiniz an bozdurma', 'Otomatik bozdurma', 'Adillik denetimi'],
    },
    'blackjack-quay': {
      sentence:
        'Her el karılan altı desteyle blackjack: blackjack üçe iki öder, krupiye her on yedide durur.',
      features: ['Her iki kartta ikiye katlama', 'Çifti bir kez bölme', 'Adillik denetimi'],
    },
  }),
};
