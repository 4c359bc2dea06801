import type { PlayerLimit } from '@baize/api/endpoints/account';
import { raiseRules, strictestRaise, type LimitRules } from '@baize/domain/limits';
import type { RulePack } from '@baize/domain/rule-packs';

/** What is asked before a limit is raised: by this brand's market, and by those it was set in over another brand. */
export function getRaiseRules(
  pack: Readonly<RulePack>,
  { type, raise }: Pick<PlayerLimit, 'type' | 'raise'>,
): LimitRules {
  const own = raiseRules(pack, type);
  return raise ? strictestRaise(own, { coolingOffHours: raise.hours, raiseNotBefore: raise.notBefore }) : own;
}
