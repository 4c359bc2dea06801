import type { Series } from './editions.ts';

type SeriesText = { name: string; description: string; firstPrize: string };

/** What the house calls its tournaments in other languages than English. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, SeriesText>>>> = {
  de: {
    'daily-dash': {
      name: 'Tagessprint',
      description: 'Die meisten Runden von Mitternacht bis Mitternacht.',
      firstPrize: 'Als Erster an Land',
    },
    'reef-race': {
      name: 'Riffrennen',
      description: 'Ein Punkt für jeden gesetzten Euro, Montag bis Sonntag.',
      firstPrize: 'Meister des Riffs',
    },
    'high-tide': {
      name: 'Hochwasser',
      description: 'Es zählt das höchste Vielfache eines Einsatzes an Harbour Sevens, ab einem halben Euro.',
      firstPrize: 'Hochwassermarke',
    },
    'fortnight-cup': {
      name: 'Zwei-Wochen-Pokal',
      description: 'Gewonnene Runden in zwei Wochen.',
      firstPrize: 'Der Pokal',
    },
  },
  tr: {
    'daily-dash': {
      name: 'Günlük koşu',
      description: 'Gece yarısından gece yarısına en çok tur.',
      firstPrize: 'Kıyıya ilk çıkan',
    },
    'reef-race': {
      name: 'Resif yarışı',
      description: 'Pazartesiden pazara, bahis yapılan her euro için bir puan.',
      firstPrize: 'Resifin şampiyonu',
    },
    'high-tide': {
      name: 'Yüksek gelgit',
      description: 'Harbour Sevens’ta bir bahsin en yüksek katı sayılır, yarım eurodan itibaren.',
      firstPrize: 'En yüksek su',
    },
    'fortnight-cup': {
      name: 'İki haftalık kupa',
      description: 'İki haftada kazanılan turlar.',
      firstPrize: 'Kupa',
    },
  },
  ar: {
    'daily-dash': {
      name: 'سباق اليوم',
      description: 'أكثر الجولات من منتصف الليل إلى منتصف الليل.',
      firstPrize: 'أول الواصلين إلى البر',
    },
    'reef-race': {
      name: 'سباق الشعاب',
      description: 'نقطة لكل يورو راهنت به، من الاثنين إلى الأحد.',
      firstPrize: 'بطل الشعاب',
    },
    'high-tide': {
      name: 'المد العالي',
      description: 'يُحتسب أعلى مضاعف لرهان على Harbour Sevens، من نصف يورو فأكثر.',
      firstPrize: 'علامة المد',
    },
    'fortnight-cup': {
      name: 'كأس الأسبوعين',
      description: 'الجولات التي فزت بها في أسبوعين.',
      firstPrize: 'الكأس',
    },
  },
};

/** A series' words in a language (`de`, `de-AT`), in English where the house has no others. */
export function getSeriesText({ slug, name, description, prizes }: Series, language: string): SeriesText {
  const own = TEXTS[language.slice(0, 2).toLowerCase()]?.[slug];
  return own ?? { name, description, firstPrize: prizes[0]?.label ?? '' };
}
