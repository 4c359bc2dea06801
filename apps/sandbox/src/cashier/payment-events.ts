import type { FailedDepositEvent } from '@baize/api/events';
import type { PostedMovement } from '../ledger/post-movement.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { toWalletEvent } from '../realtime/wallet-event.ts';

/** Something a player's browsers are to hear once the transaction is committed. */
export type PlayerEvent = {
  playerId: number;
  event: 'credit' | 'debit' | 'failedDeposit';
  payload: ReturnType<typeof toWalletEvent> | FailedDepositEvent;
};

type Moved = { playerId: number; currencyCode: string; posted: PostedMovement; at: Date; reason: string };

export function toMovementEvent({ playerId, ...moved }: Moved): PlayerEvent {
  const event = moved.posted.amount < 0n ? 'debit' : 'credit';
  return { playerId, event, payload: toWalletEvent(moved) };
}

/** Sends what was noted, in its order; only ever after commit. */
export function publishEvents(realtime: Pick<Realtime, 'toPlayer'>, notices: readonly PlayerEvent[]): void {
  for (const { playerId, event, payload } of notices) realtime.toPlayer(playerId, event, payload);
}
