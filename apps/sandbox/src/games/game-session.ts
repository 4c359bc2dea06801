import type { RequestFacts } from '../sessions/client-info.ts';
import type { WalletPort } from './wallet-port.ts';

/**
 * What a launch token stands for. `sessionId` is one opening of the game, over which the net result is counted;
 * `parentOrigin` the one page that may frame the game and hears its messages; `mostPerRound` a market's highest stake
 * in whole smallest units.
 */
export type GameSession = {
  playerId: string;
  sessionId: string;
  mode: 'real' | 'demo';
  currencyCode: string;
  locale: string;
  parentOrigin: string;
  maxStakePerRound: bigint | null;
  wallet: WalletPort;
};

/** What the games need of the house. Times are epoch ms of a clock that really runs, even while a tester stops the platform's. */
export type GamePorts = {
  /** The session of a launch token, or null when there is none any more; the request tells where the player is now. */
  findSession(launchToken: string, request: RequestFacts): Promise<GameSession | null>;
  now(): number;
  /** Resolves after a time, earlier when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};
