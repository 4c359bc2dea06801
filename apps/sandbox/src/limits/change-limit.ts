import {
  betLimitChange,
  cancelPending,
  confirmPending,
  raiseRules,
  requestLimit,
  strictestRaise,
  type LimitRules,
  type LimitState,
} from '@baize/domain/limits';
import type { RulePack } from '@baize/domain/rule-packs';
import { getPlayerZone } from '../accounts/country-facts.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { validationError, notFoundError, ruleError } from '../errors/http-error.ts';
import { isWholeUnits } from '../ledger/currency.ts';
import type { Player } from '../sessions/session-store.ts';
import { getPeriodByNumber } from './limit-period.ts';
import {
  keptRaiseRules,
  toLimitState,
  deletePendingLimit,
  saveLimit,
  savePendingLimit,
  findStoredLimit,
  loadLimits,
  type StoredLimit,
  type LimitKey,
} from './limit-store.ts';

/** The highest amount a limit can be set to: in every currency the database's numbers hold it, with room to add. */
const MAX_AMOUNT = 1_000_000_000;

/** A player's wish: `measure` is an amount in their currency or minutes; null is no limit. */
export type LimitChangeRequest = {
  key: LimitKey;
  measure: number | null;
  confirmPendingId: string | undefined;
};

type Rules = { pack: Readonly<RulePack>; loyalty: 'ordinary' | 'high'; now: number };
type Change = Rules & {
  player: Player;
  key: LimitKey;
  kept: StoredLimit;
  book: LimitState;
  raise: LimitRules;
};

/** Sets, raises or removes a limit as the market's rules say, or confirms what waited. */
export async function changeLimit(
  database: Database,
  { player, wish, ...rules }: Rules & { player: Player; wish: LimitChangeRequest },
): Promise<'holds' | 'waits'> {
  const { key, measure } = wish;
  if (measure !== null && !isPossible(measure, { key, player })) {
    throw validationError({ amount: 'form.validation.invalid.format' });
  }
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, player.id);
    const kept = findStoredLimit(await loadLimits(transaction, player.id), key);
    const own = raiseRules(rules.pack, key.type);
    const before = keptRaiseRules(kept);
    const change = {
      ...rules,
      player,
      key,
      kept,
      book: toLimitState(kept, { ...key, ...player }),
      // The brands of one account may lie in different markets: a limit never rises earlier over another one.
      raise: before === null ? own : strictestRaise(own, before),
    };
    if (wish.confirmPendingId !== undefined) return confirmPendingChange(transaction, change, wish);
    return key.type === 'bet'
      ? changeBet(transaction, change, measure)
      : requestChange(transaction, change, measure);
  });
}

/** No more than the database's numbers hold, and no part of a cent: it would be kept as another limit than was asked. */
function isPossible(measure: number, { key, player }: { key: LimitKey; player: Player }): boolean {
  if (measure > MAX_AMOUNT) return false;
  return key.type === 'session' || isWholeUnits(measure, player.currencyCode);
}

async function requestChange(transaction: Database, change: Change, measure: number | null) {
  const { player, key, raise, now, book } = change;
  const zone = getPlayerZone(player);
  const decided = requestLimit(book, {
    amount: measure,
    now,
    pack: raise,
    period: getPeriodByNumber(key.period),
    zone,
  });
  const waits = decided.state.pending?.confirmableAt;
  return decided.outcome === 'waiting' && waits !== undefined
    ? schedulePending(transaction, change, { measure, confirmableAt: waits })
    : applyNow(transaction, change, measure);
}

async function changeBet(transaction: Database, change: Change, measure: number | null) {
  const { player, key, pack, raise, loyalty, now, book, kept } = change;
  const decided = betLimitChange({
    current: book.current,
    next: measure,
    changedAt: kept.limit?.changedAt.getTime() ?? null,
    now,
    loyalty,
    period: getPeriodByNumber(key.period),
    zone: getPlayerZone(player),
    pack: { ...pack, betLimitRaiseHours: raise.coolingOffHours, raiseNotBefore: raise.raiseNotBefore },
  });
  if (decided.kind === 'support-only') throw supportOnlyError();
  if (decided.kind === 'locked')
    throw ruleError('BET_LIMIT_LOCKED', 'A bet limit can be changed once an hour', until(decided.until));
  if (decided.kind === 'no-amount') throw validationError({ amount: 'form.validation.invalid.format' });
  return decided.effective === 'now'
    ? applyNow(transaction, change, measure)
    : schedulePending(transaction, change, { measure, confirmableAt: decided.effective });
}

async function confirmPendingChange(
  transaction: Database,
  change: Change,
  { measure, confirmPendingId }: LimitChangeRequest,
) {
  const { book, kept, key, loyalty, now } = change;
  if (String(kept.pending?.id) !== confirmPendingId)
    throw notFoundError('This change does not wait any more');
  if (key.type === 'bet' && loyalty === 'high') throw supportOnlyError();
  // The player's word is for what they saw: another amount is another wish.
  if (book.pending?.amount !== measure)
    throw ruleError('LIMIT_NOT_AS_ASKED', 'Another amount than this one waits to be confirmed');
  const decided = confirmPending(book, { now });
  if (decided.outcome !== 'confirmed')
    throw ruleError(
      'LIMIT_TOO_EARLY',
      'This change still has to wait',
      until(book.pending?.confirmableAt ?? now),
    );
  return applyNow(transaction, change, decided.state.current);
}

async function applyNow(transaction: Database, change: Change, measure: number | null) {
  const { player, key, now, raise } = change;
  await saveLimit(transaction, { player, key, at: new Date(now), measure, raise });
  return 'holds' as const;
}

async function schedulePending(
  transaction: Database,
  { player, key, now }: Change,
  raise: { measure: number | null; confirmableAt: number },
) {
  await savePendingLimit(transaction, { player, key, at: new Date(now), ...raise });
  return 'waits' as const;
}

/** Calls off a raise that waits, by its id; answers which limit it was for. */
export async function removePendingLimit(
  database: Database,
  { player, id }: { player: Player; id: string },
): Promise<LimitKey> {
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, player.id);
    const rows = await loadLimits(transaction, player.id);
    const found = rows.pending.find((pending) => String(pending.id) === id);
    if (!found) throw notFoundError('This change does not wait any more');
    const key: LimitKey = { type: found.type, period: numberOf(found.period) };
    const decided = cancelPending(toLimitState(findStoredLimit(rows, key), { ...key, ...player }));
    if (decided.outcome === 'cancelled') await deletePendingLimit(transaction, { player, key });
    return key;
  });
}

function numberOf(period: number): LimitKey['period'] {
  return period === 1 || period === 2 ? period : 0;
}

function supportOnlyError() {
  return ruleError('LIMIT_BY_SUPPORT', 'Your bet limit can only be changed by support');
}

function until(instant: number) {
  return { until: new Date(instant).toISOString() };
}
