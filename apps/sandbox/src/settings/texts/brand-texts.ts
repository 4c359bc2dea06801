import type { Locale } from '@baize/domain/locales';
import type { TextsById } from '../brand-rows.ts';
import { adultsNotice } from './adults-notice.ts';
import { rewardDays } from './reward-days.ts';

/** What the platform words the same for every brand. English differs in one line, so that laying over is seen there too. */
const COMMON_TEXTS: TextsById = {
  'footer.notice': { ...adultsNotice, en: 'Play is for adults only, and it can be addictive.' },
  'rakeback.claimed-days': rewardDays,
};

/** The platform's words for a brand in a language, by the app's message ids; every other text is the product's. */
export function getBrandTexts(own: TextsById, locale: Locale): Readonly<Record<string, string>> {
  const texts: [string, string][] = [];
  for (const [id, { [locale]: text }] of Object.entries({ ...COMMON_TEXTS, ...own }))
    if (text !== undefined) texts.push([id, text]);
  return Object.fromEntries(texts);
}
