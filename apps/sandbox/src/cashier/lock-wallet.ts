import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { wallets } from '../database/schema.ts';
import type { HttpError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';

type Wallet = typeof wallets.$inferSelect;
type Which = { player: Player; currencyCode: string; refusal: () => HttpError };

/** The player's wallet of a currency, held until the transaction ends; refused in the words given when there is none. */
export async function lockWallet(
  transaction: Database,
  { player, currencyCode, refusal }: Which,
): Promise<Wallet> {
  const [wallet] = await transaction
    .select()
    .from(wallets)
    .where(and(eq(wallets.playerId, player.id), eq(wallets.currencyCode, currencyCode)))
    .for('update');
  if (!wallet) throw refusal();
  return wallet;
}
