import type { BetLimitCode } from '@baize/domain/errors';

/** Why the platform takes no bet; `code` is one of the eight of S2 §9. None of these ever keeps a win from being paid. */
export type WalletRefusal =
  | { kind: 'insufficient-funds' }
  | { kind: 'limit-reached'; code: BetLimitCode }
  | { kind: 'excluded' }
  | { kind: 'frozen' }
  | { kind: 'country-blocked' }
  | { kind: 'session-ended' };

/**
 * Money a round moves: `amount` in whole smallest units, above zero. `actionId` names this one movement: the same id
 * again moves nothing and answers as it did the first time, also after a restart.
 */
export type WalletMove = {
  playerId: string;
  gameSlug: string;
  roundId: string;
  amount: bigint;
  actionId: string;
};

/** What the player has after a movement, in whole smallest units. */
export type WalletBalance = { balance: bigint };

export type BetResult = ({ kind: 'placed' } & WalletBalance) | { kind: 'refused'; refusal: WalletRefusal };

/**
 * A game's one way to the player's money. An error thrown means that nobody knows whether the movement happened; the
 * caller repeats it under the same `actionId`.
 */
export type WalletPort = {
  /** Why a bet of that much would not be taken now, in the words of `place`; null where nothing is against it. */
  checkBet(bet: Pick<WalletMove, 'gameSlug' | 'amount'>): Promise<WalletRefusal | null>;
  /** Takes a bet, or says why not. */
  placeBet(move: WalletMove): Promise<BetResult>;
  /** Pays a win, whatever became of the session, the limits or the account meanwhile. */
  payWin(move: WalletMove): Promise<WalletBalance>;
  balance(playerId: string): Promise<WalletBalance>;
};
