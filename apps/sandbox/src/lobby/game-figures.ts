import { GAME_FACTS } from '../games/facts.ts';
import { getStakes, type GameSlug } from '../games/stakes.ts';
import { pickAt, between, hashText, seededRandom, type Random } from '../art/seeded-random.ts';
import type { GameTemplate, GameKind, GameRow } from '../games/catalogue-game.ts';

/** The numbers of a game, and whether it can be tried without money. */
export type GameFigures = Pick<
  GameRow,
  'returnToPlayer' | 'maxMultiplier' | 'minBet' | 'maxBet' | 'volatility' | 'hasDemo'
>;

const HOUSE_SLUGS: readonly GameSlug[] = ['harbour-sevens', 'skyline-crash', 'blackjack-quay'];

const SHARE_WITHOUT_DEMO = 0.05;

/** Return to player in percent, from and to. */
const RETURNS: Readonly<Record<GameKind, readonly [number, number]>> = {
  slot: [92.1, 97.4],
  live: [94.5, 97.9],
  table: [95.2, 98],
  instant: [95, 97.5],
};

const VOLATILITIES = ['low', 'medium', 'medium', 'high', 'high'] as const;

/** The most a round pays, in stakes. */
const SLOT_MAX_MULTIPLIERS = {
  low: [500, 750, 1_000, 1_500],
  medium: [2_000, 2_500, 4_000, 5_000],
  high: [6_000, 10_000, 15_000, 25_000],
} as const;

const TABLE_MAX_MULTIPLIERS: Readonly<Record<string, number>> = {
  'live-blackjack': 26,
  'live-roulette': 36,
  'live-baccarat': 26,
  'live-game-shows': 10_000,
  'live-poker': 1_001,
  'live-dice': 181,
  'table-blackjack': 4,
  'table-roulette': 36,
  'table-baccarat': 12,
  'table-poker': 801,
  'table-dice': 31,
  'instant-crash': 10_000,
  'instant-mines': 5_000,
  'instant-plinko': 1_000,
  'instant-scratch': 2_500,
  'instant-hi-lo': 500,
};

/** Bounds of a stake in euro, lowest and highest. */
const BETS: Readonly<Record<GameKind, readonly (readonly [number, number])[]>> = {
  slot: [
    [0.1, 50],
    [0.1, 100],
    [0.2, 100],
    [0.2, 125],
    [0.25, 75],
    [0.4, 200],
    [0.05, 20],
  ],
  live: [
    [0.5, 500],
    [1, 1_000],
    [1, 250],
    [5, 1_000],
    [5, 5_000],
    [10, 2_500],
    [25, 10_000],
  ],
  table: [
    [0.1, 100],
    [0.5, 250],
    [1, 500],
    [1, 1_000],
    [2, 400],
  ],
  instant: [
    [0.1, 100],
    [0.1, 500],
    [0.2, 50],
    [0.5, 200],
    [1, 100],
  ],
};

function getMaxMultiplier(
  { kind, subCategories }: GameTemplate,
  { volatility, random }: { volatility: GameRow['volatility']; random: Random },
): number {
  if (kind === 'slot') return pickAt(SLOT_MAX_MULTIPLIERS[volatility], { drawn: random(), otherwise: 1_000 });
  return TABLE_MAX_MULTIPLIERS[subCategories[0] ?? ''] ?? 100;
}

/** What the rules of a house game say themselves; nothing for any other. */
function getStudioGameFigures(slug: string): Partial<GameFigures> {
  const house = HOUSE_SLUGS.find((one) => one === slug);
  if (house === undefined) return {};
  const { returnToPlayer, maxMultiple, volatility } = GAME_FACTS[house];
  const stakes = getStakes(house, { currencyCode: 'EUR' });
  return {
    returnToPlayer,
    maxMultiplier: maxMultiple,
    volatility,
    minBet: Number(stakes.at(0) ?? 100n) / 100,
    maxBet: Number(stakes.at(-1) ?? 100n) / 100,
    hasDemo: true,
  };
}

/** Figures a game always has, drawn from its slug; a house game's are those of its own rules. */
export function createGameFigures(idea: GameTemplate, slug: string): GameFigures {
  const random = seededRandom(hashText(`figures:${slug}`));
  const volatility = pickAt<GameRow['volatility']>(VOLATILITIES, { drawn: random(), otherwise: 'medium' });
  const [minBet, maxBet] = pickAt(BETS[idea.kind], { drawn: random(), otherwise: [1, 100] });
  return {
    returnToPlayer: Math.round(between(random, RETURNS[idea.kind]) * 100) / 100,
    maxMultiplier: getMaxMultiplier(idea, { volatility, random }),
    minBet,
    maxBet,
    volatility,
    hasDemo: idea.kind !== 'live' && random() >= SHARE_WITHOUT_DEMO,
    ...getStudioGameFigures(slug),
  };
}
