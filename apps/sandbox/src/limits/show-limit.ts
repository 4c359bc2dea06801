import type { SentAnswerOf } from '@baize/api/call';
import type { getLimits } from '@baize/api/calls/account';
import { LIMIT_PERIODS } from '@baize/domain/limits';
import type { RulePack } from '@baize/domain/rule-packs';
import { homeZone } from '../accounts/country-facts.ts';
import type { Database } from '../database/open-database.ts';
import { LIMIT_TYPES } from '../database/tables/account.ts';
import { toAmount } from '../ledger/currency.ts';
import type { SignedIn } from '../sessions/session-store.ts';
import { periodNamed, runningPeriod } from './limit-period.ts';
import { bookOf, keptLimit, limitRowsOf, type KeptLimit, type LimitKey } from './limit-rows.ts';
import { usedOf } from './limit-usage.ts';

const MINUTE_MS = 60_000;

export type ShownLimit = SentAnswerOf<typeof getLimits>['limits'][number];
type Viewer = { signedIn: Pick<SignedIn, 'player' | 'session'>; now: number };

/** Every limit a market offers, set or not, with what is used of its running time and what waits. */
export async function showLimits(
  database: Database,
  { pack, ...viewer }: Viewer & { pack: Readonly<RulePack> },
): Promise<ShownLimit[]> {
  const rows = await limitRowsOf(database, viewer.signedIn.player.id);
  const offered = LIMIT_TYPES.filter((type) => pack.limitKinds.includes(type));
  const keys = offered.flatMap((type): LimitKey[] =>
    type === 'session'
      ? [{ type, period: 0 }]
      : pack.limitPeriods.map((period) => ({ type, period: LIMIT_PERIODS[period] })),
  );
  const shown: ShownLimit[] = [];
  for (const key of keys) shown.push(await show(database, { ...viewer, key, kept: keptLimit(rows, key) }));
  return shown;
}

/** One limit as it stands. */
export async function showLimit(
  database: Database,
  { key, ...viewer }: Viewer & { key: LimitKey },
): Promise<ShownLimit> {
  const rows = await limitRowsOf(database, viewer.signedIn.player.id);
  return show(database, { ...viewer, key, kept: keptLimit(rows, key) });
}

type Showing = Viewer & { key: LimitKey; kept: KeptLimit };

async function show(database: Database, showing: Showing): Promise<ShownLimit> {
  const { key, kept } = showing;
  return {
    type: key.type,
    period: key.period,
    amount: null,
    minutes: null,
    changedAt: kept.limit?.changedAt.toISOString() ?? null,
    ...(key.type === 'session' ? sessionPart(showing) : await moneyPart(database, showing, key.type)),
    pending: pendingOf(showing),
  };
}

function sessionPart({ kept, signedIn }: Showing) {
  const minutes = kept.limit?.minutes ?? null;
  const endsAt = minutes === null ? null : signedIn.session.startedAt.getTime() + minutes * MINUTE_MS;
  return { minutes, periodEndsAt: endsAt === null ? null : new Date(endsAt).toISOString() };
}

async function moneyPart(
  database: Database,
  { key, kept, signedIn: { player }, now }: Showing,
  type: Exclude<LimitKey['type'], 'session'>,
) {
  const { currencyCode } = player;
  const period = periodNamed(key.period);
  const used = await usedOf(database, { player, type, period, now });
  const amount = kept.limit?.amount ?? null;
  const left = amount === null ? null : amount > used ? amount - used : 0n;
  return {
    amount: amount === null ? null : toAmount(amount, currencyCode),
    currencyCode,
    used: toAmount(used, currencyCode),
    left: left === null ? null : toAmount(left, currencyCode),
    periodEndsAt: new Date(runningPeriod(period, { now, zone: homeZone(player) }).to).toISOString(),
  };
}

function pendingOf({ key: { type }, kept, signedIn }: Showing): ShownLimit['pending'] {
  const { pending } = bookOf(kept, { type, currencyCode: signedIn.player.currencyCode });
  if (!pending || !kept.pending) return null;
  return {
    id: String(kept.pending.id),
    amount: type === 'session' ? null : pending.amount,
    minutes: type === 'session' ? pending.amount : null,
    askedAt: kept.pending.askedAt.toISOString(),
    confirmableAt: kept.pending.confirmableAt.toISOString(),
  };
}
