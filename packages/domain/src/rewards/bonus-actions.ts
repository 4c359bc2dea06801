/** What can be done to a bonus of the player's. */
export type BonusAction = 'activate' | 'cancel';

/**
 * How an action's sending ended: `conflict` is a 409, which says that something is so already, but not what; `lost` is no
 * readable answer at all.
 */
export type BonusActionOutcome = 'done' | 'refused' | 'conflict' | 'lost';

/**
 * What became of an action: `already` was so before, by another tab or another day; `not-done` is what a re-read shows after a
 * lost answer; `unknown` is a lost answer without a re-read. Trying again is safe after both.
 */
export type BonusActionResult = 'done' | 'already' | 'refused' | 'not-done' | 'unknown';

type BonusSnapshot = { id: string; name: string; status: string };

/** The bonus meant: an offer of the house by its key and name, or a bonus of the player's by its number. */
export type TargetBonus = { id: string; name: string };

type BonusActionInput = {
  action: BonusAction;
  target: TargetBonus;
  /** The numbers of the bonuses that were known before the action was sent; null where none were read. */
  knownIds: readonly string[] | null;
};

/** Whether the bonuses show that an action is done: null where they do not tell of it. */
function isReflected(
  { action, target, knownIds }: BonusActionInput,
  bonuses: readonly BonusSnapshot[],
): boolean | null {
  if (action === 'activate') {
    const meant = bonuses.filter(
      ({ id, name }) => id === target.id || (target.name !== '' && name === target.name),
    );
    if (meant.some(({ status }) => status === 'active')) return true;
    // What has nothing to wager is paid at once: done, if it was not there before.
    const paid = meant.filter(({ status }) => status === 'completed');
    if (knownIds === null) return paid.length > 0 ? null : false;
    return paid.some(({ id }) => !knownIds.includes(id));
  }
  const meant = bonuses.find(({ id }) => id === target.id);
  return meant ? meant.status !== 'active' && meant.status !== 'offered' : null;
}

/**
 * Says what became of an activation or a cancellation. Where the answer does not tell, the bonuses as they were read
 * again afterwards do (`bonuses`, null when that failed, too): nothing is called failed before. An offer taken gets a
 * number of its own, so it is known again by its name. Requirements PRO-06, HTTP-05; beyond.md 3.
 */
export function resolveBonusAction({
  action,
  target,
  outcome,
  bonuses,
  known: knownIds = null,
}: Omit<BonusActionInput, 'knownIds'> & {
  known?: BonusActionInput['knownIds'];
  outcome: BonusActionOutcome;
  bonuses: readonly BonusSnapshot[] | null;
}): BonusActionResult {
  if (outcome === 'done' || outcome === 'refused') return outcome;
  const shown = bonuses && isReflected({ action, target, knownIds }, bonuses);
  if (outcome === 'conflict') return shown === true ? 'already' : 'refused';
  if (shown === null) return 'unknown';
  return shown ? 'done' : 'not-done';
}

const MAX_CODE_LENGTH = 64;

/** A coupon code as the platform knows it: without the spaces around it, in capitals; null for none or too long a one. */
export function parseCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return code === '' || code.length > MAX_CODE_LENGTH ? null : code;
}
