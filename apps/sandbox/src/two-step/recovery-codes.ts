import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { recoveryCodes } from '../database/tables/two-step.ts';
import { hashToken } from '../sessions/session-store.ts';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Letters and digits nobody mistakes for one another on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Makes ten new codes in place of those before; they are kept as hashes, so this is the one time they can be shown. */
export async function replaceRecoveryCodes(transaction: Database, playerId: number): Promise<string[]> {
  await deleteRecoveryCodes(transaction, playerId);
  const codes = Array.from({ length: CODES }, createCode);
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ playerId, codeHash: hashCode(code) })));
  return codes;
}

export async function deleteRecoveryCodes(transaction: Database, playerId: number): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
}

/** Takes a code once; false where it is none of the player's, or used. */
export async function useRecoveryCode(
  transaction: Database,
  { playerId, code }: { playerId: number; code: string },
): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.playerId, playerId), eq(recoveryCodes.codeHash, hashCode(code))))
    .returning({ playerId: recoveryCodes.playerId });
  return used.length > 0;
}

export async function countRecoveryCodes(database: Database, playerId: number): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.playerId, playerId));
  return row?.left ?? 0;
}

function createCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A quick hash is enough: the code is random, of 59 bits. It may be typed in any case, with blanks or without hyphens. */
function hashCode(typed: string): string {
  return hashToken(typed.replaceAll(/[\s-]/g, '').toUpperCase());
}
