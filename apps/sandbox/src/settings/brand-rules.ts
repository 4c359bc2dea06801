import { packOf, type RulePack } from '@baize/domain/rule-packs';
import { parseSettings, type Settings } from '@baize/domain/settings';
import type { Brand, BrandSettings } from './brand-settings.ts';

/** What a brand's settings decide, read as the product reads them, and the rules of its market. */
export type BrandRules = { settings: Settings; pack: Readonly<RulePack> };

/**
 * A brand's rules at this moment. The market is the default one; a tester lays another over it as the setting
 * `market` (`gb`, `de`, …), which only the sandbox reads.
 */
export function brandRules(settings: BrandSettings, brand: Brand): BrandRules {
  const raw = settings.settings(brand);
  return { settings: parseSettings(raw).settings, pack: packOf(raw['market']) };
}
