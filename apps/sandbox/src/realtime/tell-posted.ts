import type { Posted } from '../ledger/post-movement.ts';
import type { Realtime } from './realtime.ts';
import { walletEvent } from './wallet-event.ts';

type Told = {
  player: { id: number; currencyCode: string };
  posted: readonly Posted[];
  at: Date;
  reason: string;
};

/** Tells a player's browsers of movements that are already committed, in their order: out is a debit, in a credit. */
export function tellPosted(realtime: Pick<Realtime, 'toPlayer'>, { player, posted, at, reason }: Told): void {
  const { currencyCode } = player;
  for (const movement of posted) {
    const event = movement.amount < 0n ? 'debit' : 'credit';
    realtime.toPlayer(player.id, event, walletEvent({ posted: movement, currencyCode, at, reason }));
  }
}
