import { eq, sql } from 'drizzle-orm';
import { parsePhoneValue, type ContactKind } from '@baize/domain/contact-change';
import { TAKEN } from '../accounts/field-errors.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import { revokeTokens } from '../accounts/one-time-tokens.ts';
import { isUniqueViolation } from '../database/is-unique-violation.ts';
import type { Database } from '../database/open-database.ts';
import { logEvents, players } from '../database/schema.ts';
import { ruleError, validationError, type HttpError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { currentContact, isContactTaken, normalizeContact, type PutContactAnswer } from './change-contact.ts';
import {
  countWrongCode,
  deleteContactChange,
  findContactChange,
  findContactChangeByLink,
  isCodeRight,
  type ContactChangeRow,
} from './contact-change-store.ts';
import { notifyOldContact } from './contact-messages.ts';

type Confirmation = {
  playerId: number;
  kind: ContactKind;
  value: string;
  code: string;
  origin: string;
  now: number;
};

/**
 * Makes a change by the code that was sent. A repeat of one that is made answers that it is. A wrong code counts, though
 * the call is refused; after five a new one has to be sent.
 */
export async function confirmContactByCode(
  database: Database,
  confirmation: Confirmation,
): Promise<PutContactAnswer> {
  const { playerId, kind, code, origin, now } = confirmation;
  const value = normalizeContact(kind, confirmation.value);
  const refused = await withTakenError(() =>
    database.transaction(async (transaction): Promise<HttpError | null> => {
      const player = await lockPlayer(transaction, playerId);
      const row = await findContactChange(transaction, { playerId, kind });
      if (row?.value !== value) {
        const isMade = currentContact(player, kind) === value;
        return isMade ? null : ruleError('NO_PENDING_CHANGE', 'No such change waits to be confirmed');
      }
      if (row.expiresAt.getTime() <= now) return ruleError('CODE_EXPIRED', 'This code has expired');
      if (row.triesLeft === 0) return ruleError('TOO_MANY_TRIES', 'Too many wrong codes, send a new one');
      if (!isCodeRight(row, code)) {
        const triesLeft = await countWrongCode(transaction, row);
        return triesLeft === 0
          ? ruleError('TOO_MANY_TRIES', 'Too many wrong codes, send a new one')
          : ruleError('WRONG_CODE', 'This code is not right', { triesLeft });
      }
      await applyChange(transaction, { player, row, origin, now });
      return null;
    }),
  );
  if (refused) throw refused;
  return { confirmed: true, change: null };
}

/** Makes a change of the address by the link that was mailed there; false where the token belongs to none. */
export async function confirmContactByLink(
  database: Database,
  { token, origin, now }: { token: string; origin: string; now: number },
): Promise<boolean> {
  return withTakenError(() =>
    database.transaction(async (transaction) => {
      const found = await findContactChangeByLink(transaction, { token, now });
      if (!found) return false;
      const player = await lockPlayer(transaction, found.playerId);
      // Read again under the lock: the link opens once.
      const row = await findContactChangeByLink(transaction, { token, now });
      if (!row) return false;
      await applyChange(transaction, { player, row, origin, now });
      return true;
    }),
  );
}

type Applied = { player: Player; row: ContactChangeRow; origin: string; now: number };

async function applyChange(transaction: Database, { player, row, origin, now }: Applied): Promise<void> {
  const { kind, value } = row;
  if (await isContactTaken(transaction, { player, kind, value })) throw validationError({ value: TAKEN });
  const columns =
    kind === 'email'
      ? { email: value, isEmailVerified: true }
      : { ...parsePhoneValue(value), phoneSetAt: sql`now()` };
  await transaction.update(players).set(columns).where(eq(players.id, player.id));
  await deleteContactChange(transaction, { playerId: player.id, kind });
  if (kind === 'email') await revokeTokens(transaction, { playerId: player.id, purpose: 'verify-email' });
  await notifyOldContact(transaction, { player, kind, value, origin, now, event: 'changed' });
  await transaction.insert(logEvents).values({
    at: new Date(now),
    playerId: player.id,
    event: 'CONTACT_CHANGED',
    payload: { kind },
  });
}

/** Two players confirm one address or number in the same instant: the other was first. */
async function withTakenError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw validationError({ value: TAKEN });
    throw error;
  }
}
