import { and, eq, ne } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getContactChanges, putEmail } from '@baize/api/endpoints/account';
import { parsePhoneValue, toPhoneValue, type ContactKind } from '@baize/domain/contact-change';
import { checkPhone, PHONE_MESSAGES } from '@baize/domain/phone';
import { emailSchema, isPlaceholderEmail } from '@baize/domain/validation';
import { findFieldError, FORMAT, TAKEN } from '../accounts/field-errors.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import { normalizeEmail } from '../accounts/sign-up.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { ruleError, validationError } from '../http/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { notifyOldContact, sendContactCode } from './contact-messages.ts';
import { findContactChange, issueContactCode, type ContactChangeRow } from './contact-change-store.ts';

type Change = NonNullable<ResponseInputOf<typeof getContactChanges>['changes']>[number];
type Asked = { playerId: number; kind: ContactKind; value: string; origin: string; now: number };

export type PutContactAnswer = ResponseInputOf<typeof putEmail>;

/** A value as it is kept and compared: an address in small letters, a number as its code and digits. */
export function normalizeContact(kind: ContactKind, value: string): string {
  if (kind === 'email') return normalizeEmail(value);
  const parts = parsePhoneValue(value);
  return parts ? toPhoneValue(parts) : value.trim();
}

/** What the player is reached by now, as a change carries it. */
export function currentContact(player: Player, kind: ContactKind): string {
  return kind === 'email' ? player.email : toPhoneValue(player);
}

export function toContactChange({ kind, value, sentAt, expiresAt, triesLeft }: ContactChangeRow): Change {
  return { kind, value, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), triesLeft };
}

/**
 * Starts a change and sends its code to the new address or number; what is there now stays until it is confirmed, and
 * is told. An address of another account is refused as a sign-up refuses it.
 */
export async function requestContactChange(database: Database, asked: Asked): Promise<PutContactAnswer> {
  const { playerId, kind, now } = asked;
  const value = normalizeContact(kind, asked.value);
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    await assertUsable(transaction, { player, kind, value });
    const before = await findContactChange(transaction, asked);
    const { row, code, token } = await issueContactCode(transaction, { playerId, kind, value, now });
    const message = { ...asked, player, value };
    await sendContactCode(transaction, { ...message, code, token });
    // A code that is sent again is no news to the old address.
    if (before?.value !== value) await notifyOldContact(transaction, { ...message, event: 'asked' });
    return { confirmed: false, change: toContactChange(row) };
  });
}

async function assertUsable(
  transaction: Database,
  { player, kind, value }: { player: Player; kind: ContactKind; value: string },
): Promise<void> {
  const problem = kind === 'email' ? findEmailError(value) : findPhoneError(value);
  if (problem !== null) throw validationError({ value: problem });
  const isKnown = kind === 'phone' || player.isEmailVerified;
  if (value === currentContact(player, kind) && isKnown)
    throw ruleError('CONTACT_UNCHANGED', 'This is what we have already');
  if (kind === 'email' && (await isEmailTaken(transaction, { email: value, playerId: player.id })))
    throw validationError({ value: TAKEN });
}

function findEmailError(email: string): string | null {
  return isPlaceholderEmail(email) ? FORMAT : findFieldError(emailSchema, email);
}

function findPhoneError(value: string): string | null {
  const parts = parsePhoneValue(value);
  if (!parts) return FORMAT;
  const verdict = checkPhone(parts);
  return verdict === 'ok' ? null : PHONE_MESSAGES[verdict];
}

/** Several players may share a number, none an address. */
export async function isEmailTaken(
  database: Database,
  { email, playerId }: { email: string; playerId: number },
): Promise<boolean> {
  const [other] = await database
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.email, email), ne(players.id, playerId)));
  return other !== undefined;
}
