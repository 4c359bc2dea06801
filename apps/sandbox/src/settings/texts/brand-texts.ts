import type { Locale } from '@baize/domain/locales';
import type { Brand } from '../brand-settings.ts';
import { adultsNotice } from './adults-notice.ts';
import { curacaoClaimTitle, luluClaimTitle } from './claim-titles.ts';
import { curacaoHeroLead, curacaoHeroTitle } from './curacao-hero.ts';
import { luluHeroLead, luluHeroTitle } from './lulu-hero.ts';
import { rewardDays } from './reward-days.ts';
import type { Translations } from './translations.ts';

const COMMON_TEXTS = { 'footer.notice': adultsNotice, 'rakeback.claimed-days': rewardDays } as const;

/** What a brand words its own way, by the app's message ids. */
const TEXTS: Readonly<Partial<Record<Brand, Readonly<Record<string, Translations>>>>> = {
  curacao: {
    ...COMMON_TEXTS,
    'curacao.hero.title': curacaoHeroTitle,
    'curacao.hero.lead': curacaoHeroLead,
    'rakeback.claim.title': curacaoClaimTitle,
  },
  lulu: {
    ...COMMON_TEXTS,
    'lulu.hero.title': luluHeroTitle,
    'lulu.hero.lead': luluHeroLead,
    'rakeback.claim.title': luluClaimTitle,
  },
};

/** English differs from the app's own words in one line, so that laying over is seen there as well. */
const ENGLISH = { 'footer.notice': 'Play is for adults only, and it can be addictive.' } as const;

/** The brand's own words in a language; every other text is the product's. */
export function getBrandTexts(brand: Brand, locale: Locale): Readonly<Record<string, string>> {
  if (locale === 'en') return ENGLISH;
  return Object.fromEntries(
    Object.entries(TEXTS[brand] ?? COMMON_TEXTS).map(([id, words]) => [id, words[locale]]),
  );
}
