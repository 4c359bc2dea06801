import type { PostedMovement } from '../ledger/post-movement.ts';
import type { Realtime } from './realtime.ts';
import { toWalletEvent } from './wallet-event.ts';

type MovementNotification = {
  player: { id: number; currencyCode: string };
  posted: readonly PostedMovement[];
  at: Date;
  reason: string;
};

/** Tells a player's browsers of movements that are already committed, in their order: out is a debit, in a credit. */
export function notifyMovements(
  realtime: Pick<Realtime, 'toPlayer'>,
  { player, posted, at, reason }: MovementNotification,
): void {
  const { currencyCode } = player;
  for (const movement of posted) {
    const event = movement.amount < 0n ? 'debit' : 'credit';
    realtime.toPlayer(player.id, event, toWalletEvent({ posted: movement, currencyCode, at, reason }));
  }
}
