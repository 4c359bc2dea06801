import type { GameSlug } from '../stakes.ts';
import type { Round } from './round.ts';

/** A player's place at one game. */
export type Seat = { playerId: string; slug: GameSlug };

/** What was staked and won since the game was opened, over finished and running rounds; whole smallest units. */
export type RoundTotals = { staked: bigint; won: bigint; rounds: number };

/** Where rounds are kept. What it says it saved is there after a restart, if the store is one that lasts. */
export type RoundStore = {
  /** Runs one piece of work at a seat after the other, never two at once. */
  runExclusive<T>(seat: Seat, work: () => Promise<T>): Promise<T>;
  /** The secret of the seat's next round; made at the first question, the same until a round has used it up. */
  nextSeed(seat: Seat): Promise<string>;
  /** Keeps a round as it now stands. */
  save(round: Round): Promise<void>;
  /** Forgets a round whose bet was refused; its secret stays that of the next one. */
  discard(round: Round): Promise<void>;
  find(roundId: string): Promise<Round | null>;
  /** The seat's rounds, newest first. */
  latest(seat: Seat, count: number): Promise<Round[]>;
  totals(seat: Seat, sessionId: string): Promise<RoundTotals>;
};
