import type { RulePack } from './rule-packs/rule-pack.ts';

/**
 * Tells whether a deposit waits for a deposit limit. Where the market asks for a word, before the first one, until the player
 * has set a limit or said that they want none: who has paid in before was asked then. Where it requires a limit, before any.
 * Source: markets.md "GB, limits (RTS 12)", "Ontario (AGCO)", "Netherlands", "Sweden", "Germany"; `limitsBeforePlay` of the
 * rule packs.
 */
export function isLimitPromptDue(
  { limitsBeforePlay }: Pick<RulePack, 'limitsBeforePlay'>,
  { hasLimit, hasDeposited }: { hasLimit: boolean; hasDeposited: boolean },
): boolean {
  if (hasLimit) return false;
  return limitsBeforePlay === 'mandatory' || (limitsBeforePlay === 'prompted' && !hasDeposited);
}
