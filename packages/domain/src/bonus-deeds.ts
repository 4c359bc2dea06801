/** What can be done to a bonus of the player's. */
export type BonusDeed = 'activate' | 'cancel';

/**
 * How a deed's sending ended: `conflict` is a 409, which says that something is so already, but not what; `lost` is no
 * readable answer at all.
 */
export type BonusDeedOutcome = 'done' | 'refused' | 'conflict' | 'lost';

/**
 * What became of a deed: `already` was so before, by another tab or another day; `not-done` is what a re-read shows after a
 * lost answer; `unknown` is a lost answer without a re-read. Trying again is safe after both.
 */
export type BonusDeedVerdict = 'done' | 'already' | 'refused' | 'not-done' | 'unknown';

type Told = { id: string; name: string; status: string };

/** The bonus meant: an offer of the house by its key and name, or a bonus of the player's by its number. */
export type MeantBonus = { id: string; name: string };

type Ask = {
  deed: BonusDeed;
  asked: MeantBonus;
  /** The numbers of the bonuses that were known before the deed was sent; null where none were read. */
  known: readonly string[] | null;
};

/** Whether the bonuses show that a deed is done: null where they do not tell of it. */
function shows({ deed, asked, known }: Ask, bonuses: readonly Told[]): boolean | null {
  if (deed === 'activate') {
    const meant = bonuses.filter(
      ({ id, name }) => id === asked.id || (asked.name !== '' && name === asked.name),
    );
    if (meant.some(({ status }) => status === 'active')) return true;
    // What has nothing to wager is paid at once: done, if it was not there before.
    const paid = meant.filter(({ status }) => status === 'completed');
    if (known === null) return paid.length > 0 ? null : false;
    return paid.some(({ id }) => !known.includes(id));
  }
  const meant = bonuses.find(({ id }) => id === asked.id);
  return meant ? meant.status !== 'active' && meant.status !== 'offered' : null;
}

/**
 * Says what became of an activation or a cancellation. Where the answer does not tell, the bonuses as they were read
 * again afterwards do (`bonuses`, null when that failed, too): nothing is called failed before. An offer taken gets a
 * number of its own, so it is known again by its name. Requirements PRO-06, HTTP-05; beyond.md 3.
 */
export function judgeBonusDeed({
  deed,
  asked,
  outcome,
  bonuses,
  known = null,
}: Omit<Ask, 'known'> & {
  known?: Ask['known'];
  outcome: BonusDeedOutcome;
  bonuses: readonly Told[] | null;
}): BonusDeedVerdict {
  if (outcome === 'done' || outcome === 'refused') return outcome;
  const shown = bonuses && shows({ deed, asked, known }, bonuses);
  if (outcome === 'conflict') return shown === true ? 'already' : 'refused';
  if (shown === null) return 'unknown';
  return shown ? 'done' : 'not-done';
}

const LONGEST_CODE = 64;

/** A coupon code as the platform knows it: without the spaces around it, in capitals; null for none or too long a one. */
export function couponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return code === '' || code.length > LONGEST_CODE ? null : code;
}
