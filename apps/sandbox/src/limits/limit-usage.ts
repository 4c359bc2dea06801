import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { effectiveLimit, LIMIT_PERIOD_NAMES, LIMIT_PERIODS, type LimitPeriod } from '@baize/domain/limits';
import { capFor, rulePackFor, type RulePack } from '@baize/domain/rule-packs';
import type { BetLimitCode } from '@baize/domain/errors';
import { ageOn } from '@baize/domain/validation';
import { getPlayerZone } from '../accounts/country-facts.ts';
import type { Database } from '../database/open-database.ts';
import { convertUnits } from '../ledger/exchange-rates.ts';
import { payments } from '../database/tables/cashier.ts';
import { toUnits } from '../ledger/currency.ts';
import { loadPlayTotals } from '../ledger/play-totals.ts';
import type { Player } from '../sessions/session-store.ts';
import { getCurrentPeriod } from './limit-period.ts';
import { toLimitState, findStoredLimit, loadLimits, type LimitRows, type LimitType } from './limit-store.ts';

/** A deposit counts from the moment it is asked for, unless it came to nothing. */
const COUNTED_STATUSES = ['processed', 'pending', 'confirmed', 'completed', 'processing'] as const;

/** A withdrawal lowers the net deposits only once it has been paid out. */
const PAID_OUT_STATUSES = ['processed', 'completed'] as const;

type Span = { player: Player; period: LimitPeriod; now: number };
type LimitCheck = { player: Player; amount: bigint; now: number; pack?: Readonly<RulePack> };

/** What a player has used of one kind of limit in its running day, week or month: whole units, never below 0. */
export async function getLimitUsage(
  database: Database,
  { type, ...span }: Span & { type: Exclude<LimitType, 'session'> },
): Promise<bigint> {
  if (type === 'deposit') return sumPayments(database, { ...span, kind: 'deposit' });
  const { bets, wins } = await playedIn(database, span);
  if (type === 'bet') return bets;
  return bets > wins ? bets - wins : 0n;
}

/** Every payment counts, of whichever wallet: at the house's rate, as it was held against the limit. */
async function sumPayments(
  database: Database,
  { player, period, now, kind }: Span & { kind: 'deposit' | 'withdraw' },
): Promise<bigint> {
  const counted = kind === 'deposit' ? COUNTED_STATUSES : PAID_OUT_STATUSES;
  const { from, to } = getCurrentPeriod(period, { now, zone: getPlayerZone(player) });
  const paid = await database
    .select({ amount: payments.amount, currencyCode: payments.currencyCode })
    .from(payments)
    .where(
      and(
        eq(payments.playerId, player.id),
        eq(payments.kind, kind),
        inArray(payments.status, [...counted]),
        gte(payments.createdAt, new Date(from)),
        lt(payments.createdAt, new Date(to)),
      ),
    );
  const inOwn = ({ amount, currencyCode }: (typeof paid)[number]) =>
    convertUnits(amount, { from: currencyCode, to: player.currencyCode });
  return paid.reduce((sum, payment) => sum + inOwn(payment), 0n);
}

async function playedIn(database: Database, { player, period, now }: Span) {
  const { from, to } = getCurrentPeriod(period, { now, zone: getPlayerZone(player) });
  return loadPlayTotals(database, { playerId: player.id, from: new Date(from), to: new Date(to) });
}

/**
 * Which limit a stake of `amount` units would go against, as one of the eight codes of S2 §9; null when none. Ask inside
 * the transaction that holds the player's row or wallet. A market's highest stake is MAX_BET_LIMIT_REACHED, a stake
 * alone above a bet limit maxBetLimit; winnings never widen a loss limit.
 */
export async function checkBetLimits(transaction: Database, wish: LimitCheck): Promise<BetLimitCode | null> {
  const { player, amount, now } = wish;
  const cap = getMarketCap(wish, 'stakeCaps');
  if (cap !== null && amount > cap) return 'MAX_BET_LIMIT_REACHED';
  const rows = await loadLimits(transaction, player.id);
  const ceilings = LIMIT_PERIOD_NAMES.map((period) => ({
    period,
    bet: getCeiling(rows, { player, type: 'bet', period }),
    loss: getCeiling(rows, { player, type: 'loss', period }),
  })).filter(({ bet, loss }) => bet !== null || loss !== null);
  if (ceilings.some(({ bet }) => bet !== null && amount > bet)) return 'maxBetLimit';
  for (const { period, bet, loss } of ceilings) {
    const { bets, wins } = await playedIn(transaction, { player, period, now });
    if (bet !== null && bets + amount > bet) return `${period}BetLimit`;
    const lost = bets > wins ? bets - wins : 0n;
    if (loss !== null && lost + amount > loss) return `${period}LossLimit`;
  }
  return null;
}

/** Whether a deposit of `amount` units would go above a deposit limit of the player, or a cap of the market, gross or net. */
export async function checkDepositLimits(
  transaction: Database,
  wish: LimitCheck,
): Promise<'PAYMENT_LIMIT_THRESHOLD' | null> {
  const { player, amount, now } = wish;
  const rows = await loadLimits(transaction, player.id);
  for (const period of LIMIT_PERIOD_NAMES) {
    const own = getCeiling(rows, { player, type: 'deposit', period });
    const isMonth = period === 'monthly';
    const cap = isMonth ? getMarketCap(wish, 'monthlyDepositCaps') : null;
    const netCap = isMonth ? getMarketCap(wish, 'monthlyNetDepositCaps') : null;
    if (own === null && cap === null && netCap === null) continue;
    const used = await sumPayments(transaction, { player, period, now, kind: 'deposit' });
    const isAbove = (ceiling: bigint | null) => ceiling !== null && used + amount > ceiling;
    if (isAbove(own) || isAbove(cap)) return 'PAYMENT_LIMIT_THRESHOLD';
    if (netCap === null) continue;
    const paidOut = await sumPayments(transaction, { player, period, now, kind: 'withdraw' });
    if (isAbove(netCap + paidOut)) return 'PAYMENT_LIMIT_THRESHOLD';
  }
  return null;
}

function getCeiling(
  rows: LimitRows,
  { player, type, period }: { player: Player; type: LimitType; period: LimitPeriod },
): bigint | null {
  const { currencyCode } = player;
  const kept = findStoredLimit(rows, { type, period: LIMIT_PERIODS[period] });
  const holds = effectiveLimit(toLimitState(kept, { type, currencyCode }));
  return holds === null ? null : toUnits(holds, currencyCode);
}

function getMarketCap(
  { player, now, pack = rulePackFor('default') }: LimitCheck,
  caps: 'stakeCaps' | 'monthlyDepositCaps' | 'monthlyNetDepositCaps',
): bigint | null {
  const { currencyCode: currency, dateOfBirth } = player;
  const age = dateOfBirth === null ? null : ageOn({ dateOfBirth, now, zone: getPlayerZone(player) });
  const cap = capFor(pack[caps], { currency, age });
  return cap === null ? null : toUnits(cap, currency);
}
