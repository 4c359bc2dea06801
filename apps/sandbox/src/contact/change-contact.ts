import { and, eq, ne } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getContactChanges, putEmail } from '@baize/api/endpoints/account';
import type { IdentityProof } from '@baize/api/endpoints/session';
import { parsePhoneValue, toPhoneValue, type ContactKind } from '@baize/domain/contact-change';
import { checkPhone, PHONE_MESSAGES } from '@baize/domain/phone';
import { emailSchema, isPlaceholderEmail } from '@baize/domain/validation';
import { findFieldError, FORMAT, TAKEN } from '../accounts/field-errors.ts';
import { isPhoneTaken } from '../accounts/find-player.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import { toStoredPhone } from '../accounts/phone-number.ts';
import { normalizeEmail } from '../accounts/sign-up.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { ruleError, tooManyRequestsError, validationError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import type { Player } from '../sessions/session-store.ts';
import { changeWithProof } from '../two-step/prove-identity.ts';
import { notifyOldContact, sendContactCode } from './contact-messages.ts';
import { findContactChange, issueContactCode, type ContactChangeRow } from './contact-change-store.ts';

type Change = NonNullable<ResponseInputOf<typeof getContactChanges>['changes']>[number];
type Asked = { playerId: number; kind: ContactKind; value: string; origin: string; now: number };
type Account = Pick<Platform, 'database' | 'clock' | 'loginLimits'>;

export type PutContactAnswer = ResponseInputOf<typeof putEmail>;

/** A value as it is kept and compared: an address in small letters, a number as its code and national number. */
export function normalizeContact(kind: ContactKind, value: string): string {
  if (kind === 'email') return normalizeEmail(value);
  const parts = parsePhoneValue(value);
  return parts ? toPhoneValue(toStoredPhone(parts)) : value.trim();
}

/** What the player is reached by now, as a change carries it. */
export function currentContact(player: Player, kind: ContactKind): string {
  return kind === 'email' ? player.email : toPhoneValue(toStoredPhone(player));
}

export function toContactChange({ kind, value, sentAt, expiresAt, triesLeft }: ContactChangeRow): Change {
  return { kind, value, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), triesLeft };
}

/**
 * Starts a change by who proves to be the player, and sends its code to the new address or number; what is there now stays
 * until it is confirmed, and is notified. A new code for the value that waits needs no proof: it has been given.
 */
export async function requestContactChange(
  platform: Account,
  { player, proof, ...asked }: Omit<Asked, 'playerId'> & { player: Player; proof: IdentityProof },
): Promise<PutContactAnswer> {
  const send = { ...asked, playerId: player.id, value: normalizeContact(asked.kind, asked.value) };
  const { loginLimits } = platform;
  const waiting = await findContactChange(platform.database, send);
  if (waiting?.value !== send.value)
    return changeWithProof(platform, {
      player,
      proof,
      change: (transaction) => sendCode(transaction, { ...send, loginLimits, mode: 'first' }),
    });
  return platform.database.transaction((transaction) =>
    sendCode(transaction, { ...send, loginLimits, mode: 'again' }),
  );
}

async function sendCode(
  transaction: Database,
  { mode, loginLimits, ...send }: Asked & { mode: 'first' | 'again'; loginLimits: LoginLimits },
): Promise<PutContactAnswer> {
  // Nobody's mailbox is filled, and no list of addresses is tried out for accounts.
  for (const counted of [`contact ${send.playerId}`, send.value]) {
    const wait = loginLimits.countMessage(counted);
    if (wait > 0) throw tooManyRequestsError(wait);
  }
  const player = await lockPlayer(transaction, send.playerId);
  await assertUsable(transaction, { ...send, player });
  const before = await findContactChange(transaction, send);
  // Called off, made or replaced since it was read: what was proven then is not this.
  if (mode === 'again' && before?.value !== send.value)
    throw ruleError('NO_PENDING_CHANGE', 'No such change waits to be confirmed');
  const { row, code, token } = await issueContactCode(transaction, send);
  const message = { ...send, player };
  await sendContactCode(transaction, { ...message, code, token });
  // A code that is sent again is no news to the old address.
  if (before?.value !== send.value) await notifyOldContact(transaction, { ...message, event: 'asked' });
  return { confirmed: false, change: toContactChange(row) };
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
  if (await isContactTaken(transaction, { player, kind, value })) throw validationError({ value: TAKEN });
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

/** Several players may share a number, unless it is all that one is known by; none may share an address. */
export async function isContactTaken(
  database: Database,
  { player, kind, value }: { player: Player; kind: ContactKind; value: string },
): Promise<boolean> {
  if (kind === 'email') return isEmailTaken(database, { email: value, playerId: player.id });
  const parts = parsePhoneValue(value);
  if (!parts || !isPlaceholderEmail(player.email)) return false;
  return isPhoneTaken(database, { ...parts, playerId: player.id });
}

async function isEmailTaken(
  database: Database,
  { email, playerId }: { email: string; playerId: number },
): Promise<boolean> {
  const [other] = await database
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.email, email), ne(players.id, playerId)));
  return other !== undefined;
}
