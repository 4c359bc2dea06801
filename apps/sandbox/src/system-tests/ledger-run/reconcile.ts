import type { AccountSnapshot, LedgerEntry, PaymentSnapshot } from './account-snapshot.ts';
import type { ExpectedResults } from './expected-results.ts';

export type Period = { before: AccountSnapshot; after: AccountSnapshot; expected: ExpectedResults };

/** What becomes of a bonus that takes its stakes with it. */
const LOST = ['cancelled', 'expired'];
const RETURNED = ['failed', 'rejected', 'cancelled'];

/**
 * Everything in which a player's money after a run differs from what it was before and what the player was told; empty
 * when all that was acknowledged is there, once, and nothing else.
 */
export function findDifferences({ before, after, expected }: Period): string[] {
  const old = new Set(before.entries.map(({ transactionId }) => transactionId));
  const fresh = after.entries.filter(({ transactionId }) => !old.has(transactionId));
  return [
    ...walletDifferences(after),
    ...setDifference('payment', freshKeys(after.payments, before.payments), expected.payments),
    ...setDifference('claim', new Set(referencesOf(fresh, 'rakeback')), expected.claims),
    ...difference('claims paid', referencesOf(fresh, 'rakeback').length, expected.claims.size),
    ...difference('coupons paid', referencesOf(fresh, 'coupon').length, expected.moneyCoupons),
    ...[...expected.bonuses].filter((id) => !after.bonuses.has(id)).map((id) => `bonus ${id} is gone`),
    ...difference('deposits', sumOf(fresh, 'deposit'), effectOf(after, before, 'deposit')),
    ...difference('withdrawals', sumOf(fresh, 'withdrawal'), effectOf(after, before, 'withdrawal')),
    ...playDifferences({ before, after, expected }, sumOf(fresh, 'play')),
  ];
}

/** Every round that was told is in the history and in the ledger; a win of a bonus that was lost meanwhile is not paid. */
function playDifferences({ before, after, expected }: Period, posted: number): string[] {
  const rounds = [...expected.rounds.values()];
  const bets = after.play.bets - before.play.bets;
  const wins = after.play.wins - before.play.wins;
  const won = rounds.reduce((sum, { win }) => sum + (win ?? 0), 0);
  return [
    ...difference(
      'stakes',
      bets,
      rounds.reduce((sum, { staked }) => sum + staked, 0),
    ),
    ...difference(
      'rounds won',
      after.play.winCount - before.play.winCount,
      rounds.filter(({ win }) => (win ?? 0) > 0).length,
    ),
    ...(hasLostBonus({ before, after }) && wins < won ? [] : difference('wins', wins, won)),
    ...difference('play', posted, wins - bets),
  ];
}

function hasLostBonus({ before, after }: Pick<Period, 'before' | 'after'>): boolean {
  return [...after.bonuses].some(
    ([id, status]) => LOST.includes(status) && !LOST.includes(before.bonuses.get(id) ?? ''),
  );
}

function walletDifferences({ entries, wallets }: AccountSnapshot): string[] {
  const posted: Record<string, number> = {};
  for (const { pocket, units } of entries) posted[pocket] = (posted[pocket] ?? 0) + units;
  const pockets = new Set([...Object.keys(posted), ...Object.keys(wallets)]);
  return [...pockets].flatMap((pocket) => {
    const held = wallets[pocket] ?? 0;
    const below = held < 0 ? [`the wallet ${pocket} stands at ${held}`] : [];
    return [...below, ...difference(`wallet ${pocket}`, held, posted[pocket] ?? 0)];
  });
}

function difference(what: string, found: number, expected: number): string[] {
  return found === expected ? [] : [`${what}: ${found}, not ${expected}`];
}

function setDifference(what: string, found: ReadonlySet<string>, told: ReadonlySet<string>): string[] {
  const lost = [...told]
    .filter((id) => !found.has(id))
    .map((id) => `${what} ${id} was told and is not there`);
  const extra = [...found]
    .filter((id) => !told.has(id))
    .map((id) => `${what} ${id} is there and was never told`);
  return [...lost, ...extra];
}

function freshKeys(after: ReadonlyMap<string, unknown>, before: ReadonlyMap<string, unknown>): Set<string> {
  return new Set([...after.keys()].filter((id) => !before.has(id)));
}

function referencesOf(entries: readonly LedgerEntry[], reason: string): string[] {
  return entries.filter((entry) => entry.reason === reason).map(({ reference }) => reference);
}

function sumOf(entries: readonly LedgerEntry[], reason: string): number {
  return entries.filter((entry) => entry.reason === reason).reduce((sum, { units }) => sum + units, 0);
}

/** What payments of a kind have done to the wallet since: old ones may have been settled, or given back. */
function effectOf(after: AccountSnapshot, before: AccountSnapshot, kind: PaymentSnapshot['kind']): number {
  const effect = (payment: PaymentSnapshot | undefined): number => {
    if (!payment || payment.kind !== kind) return 0;
    if (kind === 'deposit') return payment.status === 'completed' ? payment.units : 0;
    return RETURNED.includes(payment.status) ? 0 : -payment.units;
  };
  return [...after.payments].reduce(
    (sum, [id, payment]) => sum + effect(payment) - effect(before.payments.get(id)),
    0,
  );
}
