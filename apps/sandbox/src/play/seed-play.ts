import { randomUUID } from 'node:crypto';
import type { gameMoves } from '../database/tables/games.ts';

const DAY_MS = 86_400_000;
/** Older than any month, so that no limit of a day, week or month is used up by history. */
const FIRST_DAYS_AGO = 35;
const LAST_DAYS_AGO = 33;
/** How the stakes of four rounds compare; their sum is 40. */
const WEIGHTS = [7n, 13n, 9n, 11n] as const;
/** Games of other studios by the highest stake in euro cents they take; the last ones take any stake of a persona. */
const GAMES = [
  {
    most: 10_000n,
    slugs: [
      'storm-caller',
      'desert-bloom',
      'coin-cascade',
      'hibiscus-lane',
      'ruby-voyage',
      'gable-street',
      'temple-steps',
      'sun-of-hato',
      'pineapple-hour',
    ],
  },
  { most: 100_000n, slugs: ['harbour-roulette', 'golden-wheel', 'dice-veranda', 'sunset-blackjack'] },
] as const;
const TABLES = ['lagoon-roulette', 'orangery-roulette', 'rooftop-blackjack', 'orangery-dice-duel'] as const;

type Past = {
  playerId: number;
  currencyCode: string;
  /** Staked in all, the balance before the first round and after the last one: whole units. */
  staked: bigint;
  from: bigint;
  to: bigint;
  rounds: number;
  now: number;
};

/** A move of the history, to be given the ledger entry that is its own. `signed` is what it moves in the wallet. */
export type PastMove = Omit<typeof gameMoves.$inferInsert, 'transactionId'> & { signed: bigint };

/**
 * The rounds behind what is told of a persona: their stakes add up to its total, and their wins lead from the one balance
 * to the other. Every second round loses.
 */
export function pastPlay({ playerId, currencyCode, staked, from, to, rounds, now }: Past): PastMove[] {
  const moves: PastMove[] = [];
  const count = BigInt(rounds);
  let balance = from;
  let left = staked;
  const stakeOf = (index: number) =>
    index === rounds - 1 ? left : (staked * 4n * (WEIGHTS[index % 4] ?? 10n)) / (count * 40n);
  const gameFor = (index: number, stake: bigint): string => {
    const taking = GAMES.find(({ most }) => currencyCode === 'EUR' && stake <= most);
    const slugs = taking?.slugs ?? TABLES;
    return slugs[(index + playerId * 3) % slugs.length] ?? TABLES[0];
  };
  const move = (index: number, kind: 'bet' | 'win', amount: bigint): void => {
    const at = new Date(
      now - FIRST_DAYS_AGO * DAY_MS + (index * (FIRST_DAYS_AGO - LAST_DAYS_AGO) * DAY_MS) / rounds,
    );
    const signed = kind === 'bet' ? -amount : amount;
    const before = moves.at(-1);
    const round =
      kind === 'win' && before
        ? { roundId: before.roundId, gameSlug: before.gameSlug }
        : { roundId: randomUUID(), gameSlug: gameFor(index, amount) };
    moves.push({
      playerId,
      actionId: `past-${index}-${kind}`,
      ...round,
      kind,
      currencyCode,
      amount,
      signed,
      balanceBefore: balance,
      balanceAfter: balance + signed,
      bonusBalance: 0n,
      at,
    });
    balance += signed;
  };
  if (staked === 0n) return moves;
  for (let index = 0; index < rounds; index += 2) {
    const first = stakeOf(index);
    left -= first;
    const second = stakeOf(index + 1);
    left -= second;
    const target = from + ((to - from) * BigInt(index + 2)) / count;
    move(index, 'bet', first);
    move(index, 'win', target + second - balance);
    move(index + 1, 'bet', second);
  }
  return moves;
}
