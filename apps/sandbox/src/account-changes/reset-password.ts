import { randomBytes, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { endSessions, type Player } from '../sessions/session-store.ts';
import { revokeTickets } from '../two-step/login-tickets.ts';
import { issueToken, consumeToken } from '../accounts/one-time-tokens.ts';
import { sendMail, sendSms } from '../accounts/outbox.ts';

const EMAIL_TOKEN_TTL_MS = 3_600_000;
const SMS_CODE_TTL_MS = 15 * 60_000;
/** Letters and digits nobody mistakes for one another when typing them off a phone. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 10;

type Sending = { player: Player; origin: string; now: number };

/** Mails a link to set a new password; it lasts an hour. */
export async function sendPasswordResetEmail(
  transaction: Database,
  { player, origin, now }: Sending,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await issue(transaction, { player, token, now, lastsMs: EMAIL_TOKEN_TTL_MS });
  const link = `${origin}/?modal=reset-password&token=${token}`;
  await sendMail(transaction, {
    playerId: player.id,
    recipient: player.email,
    subject: 'Set a new password',
    body: `Open this link within an hour to set a new password: ${link}`,
    link,
    at: new Date(now),
  });
}

/** Sends a code to set a new password by SMS; it lasts fifteen minutes. */
export async function sendPasswordResetSms(
  transaction: Database,
  { player, origin, now }: Sending,
): Promise<void> {
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(
    '',
  );
  await issue(transaction, { player, token: code, now, lastsMs: SMS_CODE_TTL_MS });
  const shown = `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
  await sendSms(transaction, {
    playerId: player.id,
    recipient: `+${player.phoneCode}${player.phone}`,
    subject: 'Code for a new password',
    body: `Your code to set a new password within 15 minutes: ${shown}`,
    link: `${origin}/?modal=reset-password&token=${shown}`,
    at: new Date(now),
  });
}

function issue(
  transaction: Database,
  { player, ...token }: { player: Player; token: string; now: number; lastsMs: number },
): Promise<void> {
  return issueToken(transaction, { ...token, playerId: player.id, purpose: 'reset-password' });
}

/** Sets a password by what was sent; answers the sessions that ended with it, by token hash. */
export async function applyPasswordReset(
  database: Database,
  { sent, passwordHash, now }: { sent: string; passwordHash: string; now: number },
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const token = normalizeCode(sent);
    const playerId = await consumeToken(transaction, { token, purpose: 'reset-password', now });
    await transaction.update(players).set({ passwordHash }).where(eq(players.id, playerId));
    await revokeTickets(transaction, playerId);
    return endSessions(transaction, { playerId, reason: 'SECURITY_LOGOUT', at: new Date(now) });
  });
}

/** A code may be typed with or without its hyphen, in any case; a link's token is taken as it is. */
function normalizeCode(typed: string): string {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode =
    code.length === CODE_LENGTH && Array.from(code).every((sign) => CODE_ALPHABET.includes(sign));
  return isCode ? code : typed.trim();
}
