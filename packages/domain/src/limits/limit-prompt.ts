import type { RulePack } from './rule-packs/rule-pack.ts';

/**
 * Tells whether a deposit waits until the player has set a deposit limit or said that they want none: before the first one,
 * where the market asks. Who has a limit has decided; who has paid in before was asked then. Source: markets.md "GB, limits
 * (RTS 12)", "Ontario (AGCO)"; `limitsBeforePlay` of the rule packs.
 */
export function isLimitPromptDue(
  { limitsBeforePlay }: Pick<RulePack, 'limitsBeforePlay'>,
  { hasLimit, hasDeposited }: { hasLimit: boolean; hasDeposited: boolean },
): boolean {
  return limitsBeforePlay === 'prompted' && !hasLimit && !hasDeposited;
}
