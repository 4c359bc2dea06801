import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getSessions } from '@baize/api/endpoints/session';
import type { Database } from '../database/open-database.ts';
import { sessions } from '../database/schema.ts';
import type { Session, SignedIn } from './session-store.ts';

type SessionRow = NonNullable<ResponseInputOf<typeof getSessions>['sessions']>[number];

/** So many log-ins that have ended are listed. */
const MAX_ENDED = 10;

/** How much later than noted a session may have been seen: each request would be a write otherwise. */
const SEEN_EVERY_MS = 60_000;

/** The player's open sessions and the latest ended ones, the newest first. */
export async function listSessions(
  database: Database,
  { player, session: current }: SignedIn,
): Promise<SessionRow[]> {
  const ofPlayer = eq(sessions.playerId, player.id);
  const open = await database
    .select()
    .from(sessions)
    .where(and(ofPlayer, isNull(sessions.endedAt)))
    .orderBy(desc(sessions.number));
  const ended = await database
    .select()
    .from(sessions)
    .where(and(ofPlayer, isNotNull(sessions.endedAt)))
    .orderBy(desc(sessions.number))
    .limit(MAX_ENDED);
  return [...open, ...ended].map((session) => toSessionRow(session, current));
}

function toSessionRow(session: Session, current: Session): SessionRow {
  const { number, device, location, startedAt, lastSeenAt, endedAt } = session;
  return {
    id: String(number),
    device,
    place: location === '' ? null : location,
    startedAt: startedAt.toISOString(),
    lastSeenAt: (lastSeenAt ?? startedAt).toISOString(),
    current: number === current.number,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Notes that a session is in use, once a minute at most. */
export async function markSessionSeen(database: Database, session: Session, now: number): Promise<void> {
  const noted = (session.lastSeenAt ?? session.startedAt).getTime();
  if (now - noted < SEEN_EVERY_MS) return;
  const seenAt = new Date(now);
  await database
    .update(sessions)
    .set({ lastSeenAt: seenAt })
    .where(
      and(
        eq(sessions.tokenHash, session.tokenHash),
        isNull(sessions.endedAt),
        lt(sql`coalesce(${sessions.lastSeenAt}, ${sessions.startedAt})`, seenAt.toISOString()),
      ),
    );
}
