import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players, sessions } from '../database/schema.ts';
import { ruleError } from '../errors/http-error.ts';
import { limits } from '../database/tables/account.ts';

export type Player = typeof players.$inferSelect;
export type Session = typeof sessions.$inferSelect;
/** Who asks: `limitMinutes` is how long they let a session of theirs last, null for no limit. */
export type SignedIn = { player: Player; session: Session; limitMinutes: number | null };

/** Key under which a token is kept: whoever reads the table cannot sign in with it. */
export function hashToken(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest('hex');
}

export async function findSession(database: Database, tokenHash: string): Promise<SignedIn | undefined> {
  const [found] = await database
    .select({ player: players, session: sessions, limitMinutes: limits.minutes })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .leftJoin(limits, and(eq(limits.playerId, players.id), eq(limits.type, 'session')))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
  return found;
}

export type StartedSession = {
  accessToken: string;
  session: Session;
  previous: Session | undefined;
  /** Sessions this sign-in ended, by token hash. */
  superseded: string[];
};

/** Starts the player's one session and ends the one before it; 422 where the account is closed. */
export async function createSession(
  database: Database,
  {
    playerId,
    ip,
    location,
    device,
    at,
    startedAt = at,
  }: {
    playerId: number;
    ip: string;
    location: string;
    device?: string | null;
    at: Date;
    startedAt?: Date | undefined;
  },
): Promise<StartedSession> {
  const accessToken = randomBytes(32).toString('base64url');
  return database.transaction(async (transaction) => {
    // Two sign-ins in the same instant take turns here.
    const [owner] = await transaction
      .select({ closedAt: players.closedAt })
      .from(players)
      .where(eq(players.id, playerId))
      .for('no key update');
    if (owner?.closedAt) throw ruleError('ACCOUNT_CLOSED', 'This account is closed');
    const superseded = await endSessions(transaction, { playerId, reason: 'CONCURRENT_SESSION', at });
    const [previous] = await transaction
      .select()
      .from(sessions)
      .where(eq(sessions.playerId, playerId))
      .orderBy(desc(sessions.number))
      .limit(1);
    const [session] = await transaction
      .insert(sessions)
      .values({ tokenHash: hashToken(accessToken), playerId, startedAt, ip, location, device })
      .returning();
    if (!session) throw new Error('the session row was not written');
    return { accessToken, session, previous, superseded };
  });
}

/**
 * Ends the player's open sessions: every one, the one numbered `only`, or all `but` one. Answers the token hashes that no
 * longer open anything.
 */
export async function endSessions(
  database: Database,
  {
    playerId,
    reason,
    at,
    only,
    but,
  }: { playerId: number; reason: string; at: Date; only?: number; but?: number },
): Promise<string[]> {
  const ended = await database
    .update(sessions)
    .set({ endedAt: at, endReason: reason })
    .where(
      and(
        eq(sessions.playerId, playerId),
        isNull(sessions.endedAt),
        only === undefined ? undefined : eq(sessions.number, only),
        but === undefined ? undefined : ne(sessions.number, but),
      ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}

/** The sign-in before the one given, shown to the player as "last login". */
export async function findPreviousSession(
  database: Database,
  session: Session,
): Promise<Session | undefined> {
  const [previous] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.playerId, session.playerId), lt(sessions.number, session.number)))
    .orderBy(desc(sessions.number))
    .limit(1);
  return previous;
}

/** `lastLogin` as the calls carry it. */
export function toLastLogin(
  session: Session | undefined,
): { created_at: string; ip: string; location: string } | null {
  if (!session) return null;
  return {
    created_at: session.startedAt.toISOString(),
    ip: session.ip,
    location: session.location,
  };
}
