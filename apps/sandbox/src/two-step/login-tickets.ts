import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { loginTickets } from '../database/tables/two-step.ts';
import { hashToken } from '../sessions/session-store.ts';

const TICKET_TTL_MS = 5 * 60_000;
const MAX_TRIES = 5;

export type LoginTicket = typeof loginTickets.$inferSelect;

/** Gives a log-in whose password was right a ticket for its second step; it lasts five minutes and five codes. */
export async function issueTicket(
  database: Database,
  { now, ...login }: Pick<LoginTicket, 'playerId' | 'linkAccount' | 'cpnc'> & { now: number },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await database
    .delete(loginTickets)
    .where(or(lte(loginTickets.expiresAt, new Date(now)), sql`${loginTickets.tries} >= ${MAX_TRIES}`));
  await database.insert(loginTickets).values({
    ticketHash: hashToken(ticket),
    ...login,
    expiresAt: new Date(now + TICKET_TTL_MS),
  });
  return ticket;
}

/** Finds a ticket that still takes codes and counts one more; undefined where it has none left or is too old. */
export async function countTicketTry(
  database: Database,
  { ticket, now }: { ticket: string; now: number },
): Promise<LoginTicket | undefined> {
  const [counted] = await database
    .update(loginTickets)
    .set({ tries: sql`${loginTickets.tries} + 1` })
    .where(
      and(
        eq(loginTickets.ticketHash, hashToken(ticket)),
        gt(loginTickets.expiresAt, new Date(now)),
        lt(loginTickets.tries, MAX_TRIES),
      ),
    )
    .returning();
  return counted;
}

/** Takes a ticket once: false where another request was first. */
export async function useTicket(transaction: Database, { ticketHash }: LoginTicket): Promise<boolean> {
  const used = await transaction
    .delete(loginTickets)
    .where(eq(loginTickets.ticketHash, ticketHash))
    .returning({ ticketHash: loginTickets.ticketHash });
  return used.length > 0;
}

/** Ends every log-in of a player that waits for its code: its password holds no more. */
export async function revokeTickets(database: Database, playerId: number): Promise<void> {
  await database.delete(loginTickets).where(eq(loginTickets.playerId, playerId));
}
