import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { oneTimeTokens } from '../database/tables/messages.ts';
import { ruleError } from '../errors/http-error.ts';
import { hashToken } from '../sessions/session-store.ts';

export type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];
type Issue = { playerId: number; purpose: TokenPurpose; token: string; now: number; lastsMs: number };

/** Keeps a token that was sent, as a hash; those sent before for the same purpose open nothing any more. */
export async function issueToken(transaction: Database, issue: Issue): Promise<void> {
  const { playerId, purpose, token, now, lastsMs } = issue;
  await revokeTokens(transaction, { playerId, purpose });
  const expiresAt = new Date(now + lastsMs);
  await transaction
    .insert(oneTimeTokens)
    .values({ tokenHash: hashToken(token), playerId, purpose, expiresAt });
}

export async function revokeTokens(
  transaction: Database,
  { playerId, purpose }: { playerId: number; purpose: TokenPurpose },
): Promise<void> {
  await transaction
    .update(oneTimeTokens)
    .set({ used: true })
    .where(and(eq(oneTimeTokens.playerId, playerId), eq(oneTimeTokens.purpose, purpose)));
}

/** Takes a token once, while it lasts by the platform's clock; answers whose it is, or refuses. */
export async function consumeToken(
  transaction: Database,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: number },
): Promise<number> {
  const [spent] = await transaction
    .update(oneTimeTokens)
    .set({ used: true })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.used, false),
        gt(oneTimeTokens.expiresAt, new Date(now)),
      ),
    )
    .returning({ playerId: oneTimeTokens.playerId });
  if (!spent) throw ruleError('TOKEN_EXPIRED', 'This link has expired or was already used');
  return spent.playerId;
}
