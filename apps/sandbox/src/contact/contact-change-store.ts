import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { CONTACT_CODE_LENGTH, type ContactKind } from '@baize/domain/contact-change';
import type { Database } from '../database/open-database.ts';
import { contactChanges } from '../database/tables/account.ts';
import { hashToken } from '../sessions/session-store.ts';

export type ContactChangeRow = typeof contactChanges.$inferSelect;

/** So many wrong codes are taken before a new one has to be sent. */
const MAX_TRIES = 5;
const TTL_MS = { email: 3_600_000, phone: 15 * 60_000 } as const satisfies Record<ContactKind, number>;

type Whose = { playerId: number; kind: ContactKind };

export async function findContactChange(
  database: Database,
  { playerId, kind }: Whose,
): Promise<ContactChangeRow | undefined> {
  const [row] = await database
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.playerId, playerId), eq(contactChanges.kind, kind)));
  return row;
}

/** A change by the token of its mailed link, while it lasts. */
export async function findContactChangeByLink(
  database: Database,
  { token, now }: { token: string; now: number },
): Promise<ContactChangeRow | undefined> {
  const [row] = await database
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.linkHash, hashToken(token)), gt(contactChanges.expiresAt, new Date(now))));
  return row;
}

/** Keeps a change with a fresh code and link, both as hashes; those sent before confirm nothing any more. */
export async function issueContactCode(
  transaction: Database,
  { playerId, kind, value, now }: Whose & { value: string; now: number },
): Promise<{ row: ContactChangeRow; code: string; token: string }> {
  const code = String(randomInt(10 ** CONTACT_CODE_LENGTH)).padStart(CONTACT_CODE_LENGTH, '0');
  const token = randomBytes(32).toString('base64url');
  const columns = {
    value,
    codeHash: hashCode(playerId, code),
    linkHash: kind === 'email' ? hashToken(token) : null,
    triesLeft: MAX_TRIES,
    sentAt: new Date(now),
    expiresAt: new Date(now + TTL_MS[kind]),
  };
  const [row] = await transaction
    .insert(contactChanges)
    .values({ playerId, kind, ...columns })
    .onConflictDoUpdate({ target: [contactChanges.playerId, contactChanges.kind], set: columns })
    .returning();
  if (!row) throw new Error('the change was not kept');
  return { row, code, token };
}

export function isCodeRight({ playerId, codeHash }: ContactChangeRow, typed: string): boolean {
  return hashCode(playerId, typed.replaceAll(/\D/g, '')) === codeHash;
}

export async function countWrongCode(transaction: Database, row: ContactChangeRow): Promise<number> {
  const triesLeft = row.triesLeft - 1;
  await transaction
    .update(contactChanges)
    .set({ triesLeft })
    .where(and(eq(contactChanges.playerId, row.playerId), eq(contactChanges.kind, row.kind)));
  return triesLeft;
}

export async function deleteContactChange(database: Database, { playerId, kind }: Whose): Promise<void> {
  await database
    .delete(contactChanges)
    .where(and(eq(contactChanges.playerId, playerId), eq(contactChanges.kind, kind)));
}

/** Six digits are soon tried out: the player's number keeps one table from serving for all. */
function hashCode(playerId: number, code: string): string {
  return hashToken(`${playerId} ${code}`);
}
