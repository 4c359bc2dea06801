/** What the club's groups and benefits are called; a benefit by the name the levels list it under. */
type LevelText = { groups: readonly string[]; benefits: Readonly<Record<Benefit, string>> };

/** What a level can bring. */
export type Benefit =
  | 'rakeback'
  | 'birthday'
  | 'weekly'
  | 'faster'
  | 'within-the-hour'
  | 'host'
  | 'invitations';

const ENGLISH: LevelText = {
  groups: ['Harbour', 'Lagoon', 'Reef', 'Trade wind', 'Lighthouse', 'Admiral'],
  benefits: {
    rakeback: 'Rakeback every day',
    birthday: 'Birthday spins',
    weekly: 'Weekly cashback',
    faster: 'Faster withdrawals',
    'within-the-hour': 'Withdrawals within the hour',
    host: 'A host of your own',
    invitations: 'Invitations',
  },
};

const OTHERS: Readonly<Record<string, LevelText>> = {
  de: {
    groups: ['Hafen', 'Lagune', 'Riff', 'Passat', 'Leuchtturm', 'Admiral'],
    benefits: {
      rakeback: 'Jeden Tag Rakeback',
      birthday: 'Freispiele zum Geburtstag',
      weekly: 'Wöchentliches Cashback',
      faster: 'Schnellere Auszahlungen',
      'within-the-hour': 'Auszahlungen innerhalb einer Stunde',
      host: 'Eigene Ansprechperson',
      invitations: 'Einladungen',
    },
  },
  tr: {
    groups: ['Liman', 'Lagün', 'Resif', 'Alize', 'Deniz feneri', 'Amiral'],
    benefits: {
      rakeback: 'Her gün rakeback',
      birthday: 'Doğum günü dönüşleri',
      weekly: 'Haftalık nakit iade',
      faster: 'Daha hızlı çekimler',
      'within-the-hour': 'Bir saat içinde çekim',
      host: 'Size özel temsilci',
      invitations: 'Davetler',
    },
  },
  ar: {
    groups: ['الميناء', 'البحيرة', 'الشعاب', 'الرياح التجارية', 'المنارة', 'الأميرال'],
    benefits: {
      rakeback: 'ريك باك كل يوم',
      birthday: 'لفات عيد الميلاد',
      weekly: 'كاش باك أسبوعي',
      faster: 'سحب أسرع',
      'within-the-hour': 'سحب خلال ساعة',
      host: 'مدير حساب خاص بك',
      invitations: 'دعوات',
    },
  },
};

/** The club's words in a language (`de`, `de-AT`), in English where the house has no others. */
export function getLevelText(language: string): LevelText {
  return OTHERS[language.slice(0, 2).toLowerCase()] ?? ENGLISH;
}
