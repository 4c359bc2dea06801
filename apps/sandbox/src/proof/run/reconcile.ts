import type { Account, Entry, Payment } from './accounts.ts';
import type { Book } from './book.ts';

export type Period = { before: Account; after: Account; book: Book };

/** What becomes of a bonus that takes its stakes with it. */
const LOST = ['cancelled', 'expired'];
const RETURNED = ['failed', 'rejected', 'cancelled'];

/**
 * Everything in which a player's money after a run differs from what it was before and what the player was told; empty
 * when all that was acknowledged is there, once, and nothing else.
 */
export function differencesOf({ before, after, book }: Period): string[] {
  const old = new Set(before.entries.map(({ transactionId }) => transactionId));
  const fresh = after.entries.filter(({ transactionId }) => !old.has(transactionId));
  return [
    ...walletDifferences(after),
    ...setDifference('payment', freshKeys(after.payments, before.payments), book.payments),
    ...setDifference('claim', new Set(referencesOf(fresh, 'rakeback')), book.claims),
    ...differ('claims paid', referencesOf(fresh, 'rakeback').length, book.claims.size),
    ...differ('coupons paid', referencesOf(fresh, 'coupon').length, book.moneyCoupons),
    ...[...book.bonuses].filter((id) => !after.bonuses.has(id)).map((id) => `bonus ${id} is gone`),
    ...differ('deposits', sumOf(fresh, 'deposit'), effectOf(after, before, 'deposit')),
    ...differ('withdrawals', sumOf(fresh, 'withdrawal'), effectOf(after, before, 'withdrawal')),
    ...playDifferences({ before, after, book }, sumOf(fresh, 'play')),
  ];
}

/** Every round that was told is in the history and in the ledger; a win of a bonus that was lost meanwhile is not paid. */
function playDifferences({ before, after, book }: Period, posted: number): string[] {
  const rounds = [...book.rounds.values()];
  const bets = after.play.bets - before.play.bets;
  const wins = after.play.wins - before.play.wins;
  const won = rounds.reduce((sum, { win }) => sum + (win ?? 0), 0);
  return [
    ...differ(
      'stakes',
      bets,
      rounds.reduce((sum, { staked }) => sum + staked, 0),
    ),
    ...differ(
      'rounds won',
      after.play.winCount - before.play.winCount,
      rounds.filter(({ win }) => (win ?? 0) > 0).length,
    ),
    ...(hasLostBonus({ before, after }) && wins < won ? [] : differ('wins', wins, won)),
    ...differ('play', posted, wins - bets),
  ];
}

function hasLostBonus({ before, after }: Pick<Period, 'before' | 'after'>): boolean {
  return [...after.bonuses].some(
    ([id, status]) => LOST.includes(status) && !LOST.includes(before.bonuses.get(id) ?? ''),
  );
}

function walletDifferences({ entries, wallets }: Account): string[] {
  const posted: Record<string, number> = {};
  for (const { pocket, units } of entries) posted[pocket] = (posted[pocket] ?? 0) + units;
  const pockets = new Set([...Object.keys(posted), ...Object.keys(wallets)]);
  return [...pockets].flatMap((pocket) => {
    const held = wallets[pocket] ?? 0;
    const below = held < 0 ? [`the wallet ${pocket} stands at ${held}`] : [];
    return [...below, ...differ(`wallet ${pocket}`, held, posted[pocket] ?? 0)];
  });
}

function differ(what: string, found: number, expected: number): string[] {
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

function referencesOf(entries: readonly Entry[], reason: string): string[] {
  return entries.filter((entry) => entry.reason === reason).map(({ reference }) => reference);
}

function sumOf(entries: readonly Entry[], reason: string): number {
  return entries.filter((entry) => entry.reason === reason).reduce((sum, { units }) => sum + units, 0);
}

/** What payments of a kind have done to the wallet since: old ones may have been settled, or given back. */
function effectOf(after: Account, before: Account, kind: Payment['kind']): number {
  const effect = (payment: Payment | undefined): number => {
    if (!payment || payment.kind !== kind) return 0;
    if (kind === 'deposit') return payment.status === 'completed' ? payment.units : 0;
    return RETURNED.includes(payment.status) ? 0 : -payment.units;
  };
  return [...after.payments].reduce(
    (sum, [id, payment]) => sum + effect(payment) - effect(before.payments.get(id)),
    0,
  );
}
