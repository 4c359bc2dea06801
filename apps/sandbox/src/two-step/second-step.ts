import { eq } from 'drizzle-orm';
import { players } from '../database/schema.ts';
import type { Database } from '../database/open-database.ts';
import { twoStepApps } from '../database/tables/two-step.ts';
import { ruleError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import type { Player } from '../sessions/session-store.ts';
import { lockApp, takeCode } from './check-code.ts';
import { limitCodes } from './limit-codes.ts';
import { countTicketTry, issueTicket, useTicket } from './login-tickets.ts';

type SecondStepPlatform = Pick<Platform, 'database' | 'clock' | 'loginLimits'>;

/** Who logs in, and what the request with the password asked for beside that. */
export type LoginIntent = { player: Player; linkAccount: boolean; cpnc: string | null };

/** Refuses a password alone where the player has two-step log-in on; the refusal carries the ticket for the second step. */
export async function requireSecondStep(
  { database, clock }: SecondStepPlatform,
  { player, ...intent }: LoginIntent,
): Promise<void> {
  if (!(await isTwoStepOn(database, player.id))) return;
  const ticket = await issueTicket(database, { playerId: player.id, ...intent, now: clock.now() });
  throw ruleError('TWO_STEP_REQUIRED', 'Enter the code of your authenticator app', { ticket });
}

/** Takes the second step of a log-in by its ticket and a code; answers who logs in, and what the first step asked for. */
export async function takeSecondStep(
  { database, clock, loginLimits }: SecondStepPlatform,
  { ticket: sent, code }: { ticket: string; code: string },
): Promise<LoginIntent> {
  const now = clock.now();
  const ticket = await countTicketTry(database, { ticket: sent, now });
  if (!ticket) throw ticketError();
  const { playerId, linkAccount, cpnc } = ticket;
  const [player] = await database.select().from(players).where(eq(players.id, playerId));
  if (!player) throw ticketError();
  await limitCodes(loginLimits, {
    playerId,
    check: () =>
      database.transaction(async (transaction) => {
        const app = await lockApp(transaction, playerId);
        if (!app?.confirmedAt) throw ticketError();
        const outcome = await takeCode(transaction, { player, app, typed: code, now });
        if (outcome === 'taken' && !(await useTicket(transaction, ticket))) throw ticketError();
        return outcome;
      }),
  });
  return { player, linkAccount, cpnc };
}

export async function isTwoStepOn(database: Database, playerId: number): Promise<boolean> {
  const [app] = await database
    .select({ confirmedAt: twoStepApps.confirmedAt })
    .from(twoStepApps)
    .where(eq(twoStepApps.playerId, playerId));
  return app !== undefined && app.confirmedAt !== null;
}

function ticketError() {
  return ruleError('TWO_STEP_TICKET_EXPIRED', 'This log-in took too long, enter your password again');
}
