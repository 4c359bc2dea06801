import { randomUUID } from 'node:crypto';
import type { gameMoves } from '../database/tables/games.ts';

const DAY_MS = 86_400_000;
/** Older than any month, so that no limit of a day, week or month is used up by history. */
const LAST_DAYS_AGO = 33;
/** So that nobody's wins crowd out the others' among the latest. */
const ROUNDS_A_DAY = 4;
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
export type PastMovement = Omit<typeof gameMoves.$inferInsert, 'transactionId'> & { signed: bigint };

/** Between 0 and 1, always the same for a round of a player: no two of them are alike, as in life. */
function seededChance(playerId: number, index: number): number {
  const sine = Math.sin(playerId * 78.233 + index * 12.9898) * 43_758.5453;
  return sine - Math.floor(sine);
}

/**
 * The rounds behind what is told of a persona: their stakes add up to its total, and their wins lead from the one balance
 * to the other, some by more than others. Every second round loses.
 */
export function createPastPlay({
  playerId,
  currencyCode,
  staked,
  from,
  to,
  rounds,
  now,
}: Past): PastMovement[] {
  const moves: PastMovement[] = [];
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
    const daysBefore = (rounds - index - seededChance(playerId, index)) / ROUNDS_A_DAY;
    const at = new Date(Math.floor(now - (LAST_DAYS_AGO + daysBefore) * DAY_MS));
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
  /** How far a win goes beyond the even way to the last balance, which is met exactly. */
  const beyond = (index: number): bigint => {
    const even = (2n * (staked + to - from)) / count;
    return index + 2 >= rounds
      ? 0n
      : (even * BigInt(Math.floor(seededChance(playerId, index) * 800))) / 1_000n;
  };
  if (staked === 0n) return moves;
  for (let index = 0; index < rounds; index += 2) {
    const first = stakeOf(index);
    left -= first;
    const second = stakeOf(index + 1);
    left -= second;
    const target = from + ((to - from) * BigInt(index + 2)) / count + beyond(index);
    move(index, 'bet', first);
    move(index, 'win', target + second - balance);
    move(index + 1, 'bet', second);
  }
  return moves;
}
