import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { wallets } from '../database/schema.ts';
import { validationError, ruleError } from '../errors/http-error.ts';
import { toUnits } from '../ledger/currency.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { Platform } from '../platform.ts';
import { toWalletEvent } from '../realtime/wallet-event.ts';
import type { Player } from '../sessions/session-store.ts';

export const EVENT_NAMES = ['debit', 'credit', 'failedDeposit', 'session', 'limit'] as const;

type Payload = Readonly<Record<string, unknown>>;
type Order = { player: Player; event: string; payload: Payload };

/**
 * Sends a socket event to one player. A debit or credit without `sequence` moves the wallet for real;
 * with one it is sent as written, so that a test can repeat, reorder or falsify it.
 */
export async function emitEvent(platform: Platform, order: Order): Promise<{ payload: Payload }> {
  const { player, event } = order;
  const payload = await payloadOf(platform, order);
  platform.realtime.toPlayer(player.id, event, payload);
  return { payload };
}

async function payloadOf(platform: Platform, order: Order): Promise<Payload> {
  const { player, event, payload } = order;
  switch (event) {
    case 'debit':
    case 'credit':
      return 'sequence' in payload ? payload : moveWallet(platform, { ...order, event });
    case 'failedDeposit':
      return {
        transactionId: randomUUID(),
        methodId: 1,
        amount: 25,
        currencyCode: player.currencyCode,
        code: 'PROVIDER_ERROR',
        ...payload,
      };
    case 'session':
      return { reason: 'SECURITY_LOGOUT', ...payload };
    case 'limit':
      return { code: 'dailyBetLimit', ...payload };
    default:
      throw validationError({ event: `one of ${EVENT_NAMES.join(', ')}` });
  }
}

async function moveWallet(
  { database, clock }: Platform,
  { player, event, payload }: Order & { event: 'debit' | 'credit' },
): Promise<Payload> {
  const { currencyCode } = player;
  const asked = payload['amount'] ?? 1;
  const amount = typeof asked === 'number' ? toUnits(asked, currencyCode) : 0n;
  if (amount <= 0n) throw validationError({ amount: 'a number above 0' });
  const at = new Date(clock.now());
  const reason = typeof payload['reason'] === 'string' ? payload['reason'] : 'play';
  return database.transaction(async (transaction) => {
    const [wallet] = await transaction
      .select()
      .from(wallets)
      .where(and(eq(wallets.playerId, player.id), eq(wallets.currencyCode, currencyCode)))
      .for('update');
    if (event === 'debit' && wallet && wallet.balance < amount) {
      throw ruleError('INSUFFICIENT_FUNDS', 'The wallet does not hold that much');
    }
    const posted = await postMovement(transaction, {
      playerId: player.id,
      currencyCode,
      amount: event === 'debit' ? -amount : amount,
      reason: 'play',
      at,
    });
    return { ...toWalletEvent({ posted, currencyCode, at, reason }), ...payload };
  });
}
