import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { handoverCodes } from '../database/tables/handover.ts';
import { hashToken } from './session-store.ts';

/** As long as a slow line needs to open a page. */
const CODE_TTL_MS = 60_000;

/** Makes a code that takes a session to another address of the brand, once; the player's codes before it open nothing. */
export async function issueHandover(
  database: Database,
  { playerId, sessionHash, brand, target, now }: Omit<Handover, 'codeHash' | 'expiresAt'> & { now: number },
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + CODE_TTL_MS);
  await database.transaction(async (transaction) => {
    await transaction.delete(handoverCodes).where(lte(handoverCodes.expiresAt, new Date(now)));
    await transaction.delete(handoverCodes).where(eq(handoverCodes.playerId, playerId));
    await transaction
      .insert(handoverCodes)
      .values({ codeHash: hashToken(code), playerId, sessionHash, brand, target, expiresAt });
  });
  return { code, expiresAt };
}

export type Handover = typeof handoverCodes.$inferSelect;

/** Takes a code away and answers what it stood for; undefined when it is unknown, used or of another brand. */
export async function takeHandover(
  database: Database,
  { code, brand }: { code: string; brand: string },
): Promise<Handover | undefined> {
  const [taken] = await database
    .delete(handoverCodes)
    .where(and(eq(handoverCodes.codeHash, hashToken(code)), eq(handoverCodes.brand, brand)))
    .returning();
  return taken;
}
