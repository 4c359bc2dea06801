import { and, eq, ne, sql } from 'drizzle-orm';
import type { RequestOf } from '@baize/api/endpoint';
import type { updateUserDetails } from '@baize/api/endpoints/session';
import { lockedFields } from '@baize/domain/profile';
import type { Settings } from '@baize/domain/settings';
import { emailSchema, isPlaceholderEmail, UNSET_DATE_OF_BIRTH } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { logEvents, players } from '../database/schema.ts';
import { requestDocumentsAgain } from '../documents/request-documents.ts';
import { isUniqueViolation } from '../database/is-unique-violation.ts';
import { validationError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import {
  LOCKED,
  validatePersonalFields,
  findFieldError,
  TAKEN,
  type FieldErrors,
} from '../accounts/field-errors.ts';
import { isPhoneTaken } from '../accounts/find-player.ts';
import { linkAccount } from '../accounts/linked-account.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import { revokeTokens } from '../accounts/one-time-tokens.ts';
import { toStoredPhone } from '../accounts/phone-number.ts';
import { normalizeEmail } from '../accounts/sign-up.ts';
import { sendVerificationEmail } from '../accounts/verify-email.ts';

export type ProfileUpdateBody = RequestOf<typeof updateUserDetails>['body'];

const TEXT_COLUMNS = [
  'firstName',
  'lastName',
  'nickname',
  'phoneCode',
  'phone',
  'countryCode',
  'city',
  'address',
  'zipCode',
] as const;
type TextColumn = (typeof TEXT_COLUMNS)[number];
type Changes = Partial<Pick<Player, TextColumn | 'email' | 'gender' | 'dateOfBirth'>>;

/** A player's nickname says nothing about who they are. */
const NO_KYC_RESET_FIELDS: readonly string[] = ['nickname'];

type Update = { player: Player; ask: ProfileUpdateBody; settings: Settings; origin: string; now: number };

/**
 * Changes what a player sent differently. A field that is locked once filled is refused when it would change; a new
 * e-mail address has to be confirmed anew; under `onChangeResetKyc` a change of the person puts KYC back to its start.
 */
export async function updateProfile(database: Database, update: Update): Promise<Player> {
  const { ask, settings, origin, now } = update;
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, update.player.id);
    const changes = toChanges(player, ask);
    const problems = validateChanges(player, { changes, now, excluded: settings.excludedCountryCodeList });
    if (changes.email !== undefined && !('email' in problems)) {
      if (await isEmailTaken(transaction, { email: changes.email, player })) problems['email'] = TAKEN;
    }
    if (!('phone' in problems) && (await takesPhone(transaction, { player, changes })))
      problems['phone'] = TAKEN;
    if (Object.keys(problems).length > 0) throw validationError(problems);
    const changed = Object.keys(changes);
    const resets =
      ask.onChangeResetKyc === true && changed.some((field) => !NO_KYC_RESET_FIELDS.includes(field));
    const columns = {
      ...changes,
      ...(changes.email === undefined ? {} : { isEmailVerified: false }),
      ...(resets ? { kycStatus: 'NOT_STARTED' } : {}),
    };
    const after = changed.length === 0 ? player : await updatePlayer(transaction, player, columns);
    if (ask.linkAccount === true) await linkAccount(transaction, after);
    if (resets) await requestDocumentsAgain(transaction, player.id);
    if (changes.email !== undefined) {
      await revokeTokens(transaction, { playerId: player.id, purpose: 'verify-email' });
      await sendVerificationEmail(transaction, { player: after, origin, now });
    }
    await transaction.insert(logEvents).values({
      at: new Date(now),
      playerId: player.id,
      event: 'PROFILE_UPDATE',
      payload: { updateFrom: ask.updateFrom, changed },
    });
    return after;
  });
}

/** What the profile sent differs in; a field left out is left alone, an empty one is emptied. */
function toChanges(player: Player, ask: ProfileUpdateBody): Changes {
  const changes: Changes = {};
  for (const field of TEXT_COLUMNS) {
    const sent = ask[field];
    if (sent === undefined) continue;
    const kept = normalizeField(field, sent?.trim() ?? '');
    if (kept !== player[field]) changes[field] = kept;
  }
  keepNationalPhone(player, changes);
  const { gender, dateOfBirth } = ask;
  if (gender !== undefined && (gender ?? 'Not to say') !== player.gender)
    changes.gender = gender ?? 'Not to say';
  const born = dateOfBirth === UNSET_DATE_OF_BIRTH ? null : dateOfBirth;
  if (born !== undefined && born !== player.dateOfBirth) changes.dateOfBirth = born;
  // An address that stands in for none is shown blank and comes back empty: it stays.
  const email = normalizeEmail(ask.email ?? '');
  if (email !== '' && !isPlaceholderEmail(email) && email !== player.email) changes.email = email;
  return changes;
}

/** Another way to dial the number that is there changes nothing. */
function keepNationalPhone(player: Player, changes: Changes): void {
  if (!changesPhone(changes)) return;
  const { phone } = toStoredPhone({ ...player, ...changes });
  delete changes.phone;
  if (phone !== toStoredPhone(player).phone) changes.phone = phone;
}

function changesPhone(changes: Partial<Player>): boolean {
  return changes.phone !== undefined || changes.phoneCode !== undefined;
}

/** Whether a player who is known by the phone alone would take the number of another. */
async function takesPhone(
  transaction: Database,
  { player, changes }: { player: Player; changes: Changes },
): Promise<boolean> {
  const { id: playerId, email, phoneCode, phone } = { ...player, ...changes };
  if (!changesPhone(changes) || !isPlaceholderEmail(email)) return false;
  return isPhoneTaken(transaction, { phoneCode, phone, playerId });
}

function normalizeField(field: TextColumn, sent: string): string {
  if (field === 'phoneCode') return sent.replaceAll(/\D/g, '');
  return field === 'countryCode' ? sent.toUpperCase() : sent;
}

function validateChanges(
  player: Player,
  { changes, now, excluded }: { changes: Changes; now: number; excluded: readonly string[] },
): FieldErrors {
  const { phoneCode, phone } = { ...player, ...changes };
  const problems = validatePersonalFields(
    { ...changes, ...(changesPhone(changes) ? { phoneCode, phone } : {}) },
    { now, excluded, home: player.countryCode },
  );
  const email = changes.email === undefined ? null : findFieldError(emailSchema, changes.email);
  if (email !== null) problems['email'] = email;
  for (const field of lockedFields(player)) if (field in changes) problems[field] = LOCKED;
  return problems;
}

async function isEmailTaken(
  transaction: Database,
  { email, player }: { email: string; player: Player },
): Promise<boolean> {
  const [other] = await transaction
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.email, email), ne(players.id, player.id)));
  return other !== undefined;
}

async function updatePlayer(
  transaction: Database,
  { id }: Player,
  columns: Partial<Player>,
): Promise<Player> {
  try {
    const since = changesPhone(columns) ? { phoneSetAt: sql`now()` } : {};
    const [player] = await transaction
      .update(players)
      .set({ ...columns, ...since })
      .where(eq(players.id, id))
      .returning();
    if (!player) throw new Error(`there is no player ${id}`);
    return player;
  } catch (error) {
    // Two players took one address, or one number, in the same instant; the other was first.
    if (isUniqueViolation(error))
      throw validationError(columns.email === undefined ? { phone: TAKEN } : { email: TAKEN });
    throw error;
  }
}
