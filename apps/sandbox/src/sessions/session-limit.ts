import { runPeriodically } from '../clock/run-periodically.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { sessionLimit } from '@baize/domain/limits';
import { sessions } from '../database/schema.ts';
import { limits } from '../database/tables/account.ts';
import type { Platform } from '../platform.ts';
import type { SignedIn } from './session-store.ts';

const REASON = 'SESSION_EXPIRED';

type Needs = Pick<Platform, 'clock' | 'database' | 'realtime'>;

/** Whether a session has lasted as long as its player allowed themselves, by the platform's clock. */
export function isPastSessionLimit({ session, limitMinutes }: SignedIn, now: number): boolean {
  return sessionLimit({ startedAt: session.startedAt.getTime(), minutes: limitMinutes, now }).ended;
}

/** Ends every session that has reached its player's time limit, and tells its sockets. */
export async function endSessionsPastLimit({ clock, database, realtime }: Needs): Promise<void> {
  const at = new Date(clock.now());
  const lasted = sql`${sessions.startedAt} + make_interval(mins => ${limits.minutes})`;
  const ended = await database
    .update(sessions)
    .set({ endedAt: at, endReason: REASON })
    .from(limits)
    .where(
      and(
        eq(limits.playerId, sessions.playerId),
        eq(limits.type, 'session'),
        isNotNull(limits.minutes),
        isNull(sessions.endedAt),
        sql`${lasted} <= ${at.toISOString()}::timestamptz`,
      ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  for (const { tokenHash } of ended) realtime.endSession(tokenHash, REASON);
}

/** Looks after session limits every second, so that sockets hear of an end at once; answers how to stop. */
export function watchSessionLimits(needs: Needs): () => Promise<void> {
  return runPeriodically('session limits', () => endSessionsPastLimit(needs));
}
