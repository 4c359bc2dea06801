/** What the root page of a new brand says until its team words it anew, in every complete language. */
export const FIRST_TEXTS = {
  'hero.title': {
    en: 'Play at your own pace',
    de: 'Spiel in deinem Tempo',
    tr: 'Kendi temponuzda oynayın',
    ar: 'العب بالإيقاع الذي يناسبك',
  },
  'hero.lead': {
    en: 'Part of every stake comes back, a little each day. Take it on the day or the day after.',
    de: 'Ein Teil jedes Einsatzes kommt zurück, jeden Tag ein wenig. Hol ihn am selben Tag ab oder am Tag danach.',
    tr: 'Her bahsin bir kısmı, her gün biraz biraz geri gelir. Aynı gün ya da ertesi gün alın.',
    ar: 'يعود إليك جزء من كل رهان، قليلًا كل يوم. استلمه في يومه أو في اليوم التالي.',
  },
  'hero.cashback.title': {
    en: 'Cashback every half hour',
    de: 'Cashback jede halbe Stunde',
    tr: 'Her yarım saatte nakit iade',
    ar: 'كاش باك كل نصف ساعة',
  },
  'hero.cashback.lead': {
    en: 'A share of your net losses is counted at each full and half hour of your own clock.',
    de: 'Ein Anteil deiner Nettoverluste wird zu jeder vollen und halben Stunde deiner eigenen Uhr abgerechnet.',
    tr: 'Net kaybınızdan bir pay, kendi saatinizle her saat başı ve buçukta hesaplanır.',
    ar: 'تُحتسب نسبة من صافي خسائرك عند رأس كل ساعة ونصفها بساعتك أنت.',
  },
  'hero.cashback.see': {
    en: 'See the cashback',
    de: 'Cashback ansehen',
    tr: 'Nakit iadeye bak',
    ar: 'عرض الكاش باك',
  },
  'hero.control.title': {
    en: 'You say when it is enough',
    de: 'Du sagst, wann es genug ist',
    tr: 'Ne zaman yeter, siz söylersiniz',
    ar: 'أنت من يقرر متى يكفي',
  },
  'hero.control.lead': {
    en: 'Limits for a day, a week or a month. Lowering one works at once, raising one waits 24 hours.',
    de: 'Limits für einen Tag, eine Woche oder einen Monat. Senken wirkt sofort, erhöhen wartet 24 Stunden.',
    tr: 'Bir gün, bir hafta ya da bir ay için limitler. Düşürmek hemen geçerli olur, yükseltmek 24 saat bekler.',
    ar: 'حدود ليوم أو أسبوع أو شهر. الخفض يسري فورًا، والرفع ينتظر 24 ساعة.',
  },
  'hero.control.how': {
    en: 'How to stay in control',
    de: 'So behältst du die Kontrolle',
    tr: 'Kontrol nasıl sizde kalır',
    ar: 'كيف تحافظ على السيطرة',
  },
} as const;

export type FirstTextId = keyof typeof FIRST_TEXTS;

/** Returns a language's file of the brand's own texts; `head` is what such a file begins with. */
export function createCatalogueFile({
  name,
  locale,
  head,
}: {
  name: string;
  locale: string;
  head: string;
}): string {
  const entries = Object.entries<Readonly<Record<string, string>>>(FIRST_TEXTS)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, texts]) => {
      const text = texts[locale];
      if (text === undefined)
        throw new Error(`The first texts of a brand are not there in ${locale}: add them to first-texts.ts.`);
      return `#. js-lingui-explicit-id\nmsgid "${name}.${id}"\nmsgstr "${text}"\n`;
    });
  return `${head}\n\n${entries.join('\n')}`;
}
