import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getLimits } from '@baize/api/endpoints/account';
import { LIMIT_PERIODS } from '@baize/domain/limits';
import type { RulePack } from '@baize/domain/rule-packs';
import { getPlayerZone } from '../accounts/country-facts.ts';
import type { Database } from '../database/open-database.ts';
import { LIMIT_TYPES } from '../database/tables/account.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { SignedIn } from '../sessions/session-store.ts';
import { getPeriodByNumber, getCurrentPeriod } from './limit-period.ts';
import {
  keptRaiseRules,
  toLimitState,
  findStoredLimit,
  loadLimits,
  type StoredLimit,
  type LimitKey,
} from './limit-store.ts';
import { getLimitUsage } from './limit-usage.ts';

const MINUTE_MS = 60_000;

export type LimitDetails = ResponseInputOf<typeof getLimits>['limits'][number];
type Viewer = {
  signedIn: Pick<SignedIn, 'player' | 'session'>;
  now: number;
  /** Whether a bet limit that is set is left to support. */
  supportOnly: boolean;
};

/** Every limit a market offers, set or not, with what is used of its running time and what waits. */
export async function readLimits(
  database: Database,
  { pack, ...viewer }: Viewer & { pack: Readonly<RulePack> },
): Promise<LimitDetails[]> {
  const rows = await loadLimits(database, viewer.signedIn.player.id);
  const offered = LIMIT_TYPES.filter((type) => pack.limitKinds.includes(type));
  const keys = offered.flatMap((type): LimitKey[] =>
    type === 'session'
      ? [{ type, period: 0 }]
      : pack.limitPeriods.map((period) => ({ type, period: LIMIT_PERIODS[period] })),
  );
  const shown: LimitDetails[] = [];
  for (const key of keys)
    shown.push(await toLimitDetails(database, { ...viewer, key, kept: findStoredLimit(rows, key) }));
  return shown;
}

/** One limit as it stands. */
export async function readLimit(
  database: Database,
  { key, ...viewer }: Viewer & { key: LimitKey },
): Promise<LimitDetails> {
  const rows = await loadLimits(database, viewer.signedIn.player.id);
  return toLimitDetails(database, { ...viewer, key, kept: findStoredLimit(rows, key) });
}

type LimitContext = Viewer & { key: LimitKey; kept: StoredLimit };

async function toLimitDetails(database: Database, showing: LimitContext): Promise<LimitDetails> {
  const { key, kept } = showing;
  const raise = keptRaiseRules(kept);
  return {
    type: key.type,
    period: key.period,
    amount: null,
    minutes: null,
    changedAt: kept.limit?.changedAt.toISOString() ?? null,
    ...(key.type === 'session' ? sessionDetails(showing) : await moneyDetails(database, showing, key.type)),
    pending: toPending(showing),
    supportOnly: key.type === 'bet' && (kept.limit?.amount ?? null) !== null && showing.supportOnly,
    raise: raise && { hours: raise.coolingOffHours, notBefore: raise.raiseNotBefore },
  };
}

function sessionDetails({ kept, signedIn }: LimitContext) {
  const minutes = kept.limit?.minutes ?? null;
  const endsAt = minutes === null ? null : signedIn.session.startedAt.getTime() + minutes * MINUTE_MS;
  return { minutes, periodEndsAt: endsAt === null ? null : new Date(endsAt).toISOString() };
}

async function moneyDetails(
  database: Database,
  { key, kept, signedIn: { player }, now }: LimitContext,
  type: Exclude<LimitKey['type'], 'session'>,
) {
  const { currencyCode } = player;
  const period = getPeriodByNumber(key.period);
  const used = await getLimitUsage(database, { player, type, period, now });
  const amount = kept.limit?.amount ?? null;
  const left = amount === null ? null : amount > used ? amount - used : 0n;
  return {
    amount: amount === null ? null : unitsToDecimal(amount, currencyCode),
    currencyCode,
    used: unitsToDecimal(used, currencyCode),
    left: left === null ? null : unitsToDecimal(left, currencyCode),
    periodEndsAt: new Date(getCurrentPeriod(period, { now, zone: getPlayerZone(player) }).to).toISOString(),
  };
}

function toPending({ key: { type }, kept, signedIn }: LimitContext): LimitDetails['pending'] {
  const { pending } = toLimitState(kept, { type, currencyCode: signedIn.player.currencyCode });
  if (!pending || !kept.pending) return null;
  return {
    id: String(kept.pending.id),
    amount: type === 'session' ? null : pending.amount,
    minutes: type === 'session' ? pending.amount : null,
    askedAt: kept.pending.askedAt.toISOString(),
    confirmableAt: kept.pending.confirmableAt.toISOString(),
  };
}
