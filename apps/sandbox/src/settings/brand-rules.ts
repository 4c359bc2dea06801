import { rulePackFor, type RulePack } from '@baize/domain/rule-packs';
import { parseSettings, type Settings } from '@baize/domain/settings';
import type { Brand, BrandSettings } from './brand-settings.ts';

/** What a brand's settings decide, read as the product reads them, and the rules of its market. */
export type BrandRules = { settings: Settings; pack: Readonly<RulePack> };

/** A brand's rules at this moment; the setting `market` (`gb`, `de`, …) names those of its market, as it does to the product. */
export function getBrandRules(settings: BrandSettings, brand: Brand): BrandRules {
  const { settings: read } = parseSettings(settings.settings(brand));
  return { settings: read, pack: rulePackFor(read.market) };
}
