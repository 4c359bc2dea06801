import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetLimitCode } from '@baize/domain/errors';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import type { PostedMovement } from '../ledger/post-movement.ts';
import type { Platform } from '../platform.ts';
import { notifyMovements } from '../realtime/notify-movements.ts';
import type { Player } from '../sessions/session-store.ts';

/** What a turn moved and why, in its order: told to the player's browsers once it is committed. */
type Moved = { posted: readonly PostedMovement[]; reason: 'play' | 'bonus' };

/** One turn of a player at the games: a transaction that holds the player's row, and the instant it counts for. */
export type PlayerTransaction = {
  transaction: Database;
  player: Player;
  at: Date;
  movements: Moved[];
  breachedLimit: BetLimitCode | null;
};

export type PlayerTransactions = {
  /**
   * Does a piece of work in one transaction, of a player's turns one after the other, whichever process they reach. Inside
   * a turn the same turn goes on: round and money are kept together, or neither is.
   */
  run<T>(playerId: number, work: (turn: PlayerTransaction) => Promise<T>): Promise<T>;
  /** Where to read: the running turn's transaction, else the database. */
  reader(): Database;
};

type Needs = Pick<Platform, 'database'> & {
  clock: Pick<Platform['clock'], 'now'>;
  realtime: Pick<Platform['realtime'], 'toPlayer'>;
};

export function createPlayerTransactions({ database, clock, realtime }: Needs): PlayerTransactions {
  const running = new AsyncLocalStorage<PlayerTransaction>();

  function tell({ player, at, movements, breachedLimit }: PlayerTransaction): void {
    for (const { posted, reason } of movements) notifyMovements(realtime, { player, posted, at, reason });
    if (breachedLimit !== null) realtime.toPlayer(player.id, 'limit', { code: breachedLimit });
  }

  return {
    reader: () => running.getStore()?.transaction ?? database,
    run: async (playerId, work) => {
      const current = running.getStore();
      if (current?.player.id === playerId) return work(current);
      const { turn, done } = await database.transaction(async (transaction) => {
        const player = await lockPlayer(transaction, playerId);
        // Told the time only now: a turn that waited for a count (`rakeback/counts`) belongs to what comes after it.
        const at = new Date(clock.now());
        const turn: PlayerTransaction = { transaction, player, at, movements: [], breachedLimit: null };
        return { turn, done: await running.run(turn, () => work(turn)) };
      });
      tell(turn);
      return done;
    },
  };
}
