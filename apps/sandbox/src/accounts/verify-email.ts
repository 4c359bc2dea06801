import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isPlaceholderEmail } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';
import { issueToken, consumeToken } from './one-time-tokens.ts';
import { sendMail } from './outbox.ts';

const TOKEN_TTL_MS = 24 * 3_600_000;

/** Mails a link that confirms an address, unless there is nothing to confirm; `origin` is the brand's site. */
export async function sendVerificationEmail(
  transaction: Database,
  { player, origin, now }: { player: Player; origin: string; now: number },
): Promise<void> {
  if (player.isEmailVerified || isPlaceholderEmail(player.email)) return;
  const token = randomBytes(32).toString('base64url');
  await issueToken(transaction, {
    playerId: player.id,
    purpose: 'verify-email',
    token,
    now,
    lastsMs: TOKEN_TTL_MS,
  });
  const link = `${origin}/verify-email?token=${token}`;
  await sendMail(transaction, {
    playerId: player.id,
    recipient: player.email,
    subject: 'Confirm your e-mail address',
    body: `Open this link within 24 hours to confirm that this address is yours: ${link}`,
    link,
    at: new Date(now),
  });
}

/** Confirms the address a link was mailed to. A new address makes older links worthless. */
export async function confirmEmailByToken(
  database: Database,
  { token, now }: { token: string; now: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const playerId = await consumeToken(transaction, { token, purpose: 'verify-email', now });
    await transaction.update(players).set({ isEmailVerified: true }).where(eq(players.id, playerId));
  });
}
