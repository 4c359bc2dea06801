import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fromEuroCents } from '../../ledger/exchange-rates.ts';
import type { GameRow } from '../catalogue-game.ts';
import { ALL_CHANCES, getPrizeTiers, prizeMultiplierAt, type PrizeTier } from './prize-odds.ts';

/** A drawn round, money in whole smallest units. */
export type ReelRound = { id: string; stake: number; win: number; times: number };

/** One opened reel with its play money, whole smallest units. */
export type ReelSession = {
  game: GameRow;
  currencyCode: string;
  locale: string;
  parentOrigin: string;
  prizeTiers: readonly PrizeTier[];
  stakes: readonly number[];
  balance: number;
  staked: number;
  won: number;
  /** The newest rounds by the id of the wish that drew them. */
  rounds: Map<string, ReelRound>;
};

type Opening = Pick<ReelSession, 'game' | 'currencyCode' | 'locale' | 'parentOrigin'>;
type DrawResult =
  | { kind: 'drawn'; round: ReelRound }
  | { kind: 'stake-not-offered' }
  | { kind: 'insufficient-funds' };

export type ReelSessions = {
  /** Opens a reel with five hundred of its lowest stakes; answers its token. */
  open(opening: Opening): string;
  find(token: string): ReelSession | null;
  /** Draws a round; the same `actionId` again draws nothing and answers as before. */
  draw(session: ReelSession, wish: { actionId: string; bet: number }): DrawResult;
};

const DEFAULT_KEEP = 2_000;
const ROUNDS_EACH = 50;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const OPENING_STAKES = 500;

/** Opened reels in memory: the oldest end when there are too many. */
export function createReelSessions(keep = DEFAULT_KEEP): ReelSessions {
  const sessions = new Map<string, ReelSession>();
  return {
    open: (opening) => {
      const token = `reel-${randomBytes(32).toString('hex')}`;
      const { game, currencyCode } = opening;
      const stakes = stakesOf(game, currencyCode);
      const balance = (stakes[0] ?? 1) * OPENING_STAKES;
      const empty = { staked: 0, won: 0, rounds: new Map<string, ReelRound>() };
      sessions.set(token, { ...opening, prizeTiers: getPrizeTiers(game), stakes, balance, ...empty });
      const [oldest] = sessions.keys();
      if (sessions.size > keep && oldest !== undefined) sessions.delete(oldest);
      return token;
    },
    find: (token) => sessions.get(token) ?? null,
    draw,
  };
}

function stakesOf({ minBet, maxBet }: GameRow, currencyCode: string): number[] {
  const offered = STEPS.map((step) => step * minBet).filter((stake) => stake <= maxBet);
  const units = offered.map((euros) => Number(fromEuroCents(Math.round(euros * 100), currencyCode)));
  return [...new Set(units)].filter((stake) => stake > 0);
}

function draw(session: ReelSession, { actionId, bet }: { actionId: string; bet: number }): DrawResult {
  const { rounds, prizeTiers, stakes } = session;
  const known = rounds.get(actionId);
  if (known) return { kind: 'drawn', round: known };
  if (!stakes.includes(bet)) return { kind: 'stake-not-offered' };
  if (bet > session.balance) return { kind: 'insufficient-funds' };
  const times = prizeMultiplierAt(prizeTiers, randomInt(ALL_CHANCES));
  const round = { id: randomUUID(), stake: bet, win: bet * times, times };
  session.balance += round.win - bet;
  session.staked += bet;
  session.won += round.win;
  rounds.set(actionId, round);
  const [oldest] = rounds.keys();
  if (rounds.size > ROUNDS_EACH && oldest !== undefined) rounds.delete(oldest);
  return { kind: 'drawn', round };
}
