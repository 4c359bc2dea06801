import { rulePackFor, type RulePack } from '@baize/domain/rule-packs';
import { usePage } from '@baize/page';

/** The rules of the brand's market, as the settings name it (beyond 11). */
export function useRulePack(): Readonly<RulePack> {
  return rulePackFor(usePage().settings.market);
}
