import type { FailedDepositEvent } from '@baize/api/events';
import type { Posted } from '../ledger/post-movement.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { walletEvent } from '../realtime/wallet-event.ts';

/** Something a player's browsers are to hear once the transaction is committed. */
export type Notice = {
  playerId: number;
  event: 'credit' | 'debit' | 'failedDeposit';
  payload: ReturnType<typeof walletEvent> | FailedDepositEvent;
};

type Moved = { playerId: number; currencyCode: string; posted: Posted; at: Date; reason: string };

export function movementNotice({ playerId, ...moved }: Moved): Notice {
  const event = moved.posted.amount < 0n ? 'debit' : 'credit';
  return { playerId, event, payload: walletEvent(moved) };
}

/** Sends what was noted, in its order; only ever after commit. */
export function tell(realtime: Pick<Realtime, 'toPlayer'>, notices: readonly Notice[]): void {
  for (const { playerId, event, payload } of notices) realtime.toPlayer(playerId, event, payload);
}
