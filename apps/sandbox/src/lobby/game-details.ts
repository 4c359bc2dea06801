import { at, hashOf, seededRandom } from '../art/seeded.ts';
import { houseGame } from '../play/house-games.ts';
import { HOUSE_TEXTS } from './house-texts.ts';
import type { Catalogue, CatalogueGame, GameRow } from './catalogue-game.ts';

/** What a game's own page tells beside its row (contract "Lobby", get-game). */
export type GameTexts = { description: string; features: string[]; tags: string[] };

const SLOT_SHAPES = [
  'five reels and ten lines',
  'five reels and twenty lines',
  'three reels and five lines',
  'six reels that pay in clusters',
  'five reels and 243 ways',
] as const;
const SLOT_FEATURES = [
  'Free spins',
  'Cascading wins',
  'Expanding symbols',
  'Hold and respin',
  'Wild multipliers',
  'Pick a prize',
] as const;

const RHYTHM: Readonly<Record<GameRow['volatility'], string>> = {
  low: 'Small wins come often.',
  medium: 'Small and larger wins take turns.',
  high: 'Wins are rare and can be large.',
};

function kindOf(row: GameRow): { sentence: string; features: readonly string[] } {
  const house = houseGame(row.slug);
  if (house) return HOUSE_TEXTS[house];
  const random = seededRandom(hashOf(`texts:${row.slug}`));
  if (row.isLive)
    return {
      sentence: 'A live table with a dealer, open around the clock.',
      features: ['Live dealer', 'Table chat', 'Bet history'],
    };
  if (row.categories.includes('table-games'))
    return {
      sentence: 'A table for one, at your own pace.',
      features: ['House rules on one page', 'Keyboard play'],
    };
  if (row.categories.includes('instant'))
    return {
      sentence: 'A round takes seconds, and you decide when it ends.',
      features: ['Instant result', 'Fairness check'],
    };
  const shape = at(SLOT_SHAPES, { drawn: random(), otherwise: SLOT_SHAPES[0] });
  const first = Math.floor(random() * SLOT_FEATURES.length);
  const features = [...SLOT_FEATURES, ...SLOT_FEATURES].slice(first, first + 2);
  return { sentence: `A slot with ${shape}.`, features };
}

/** Words of a game's page, always the same for the same game. */
export function textsOf({ row }: CatalogueGame): GameTexts {
  const { sentence, features } = kindOf(row);
  return {
    description: `${sentence} ${RHYTHM[row.volatility]} By ${row.provider.name}.`,
    features: [...features],
    tags: row.categories.filter(
      (slug) => slug.startsWith('new') || slug.startsWith('jackpots') || slug === 'popular',
    ),
  };
}

/** Games like one: of its own sub-category first, then of its studio, in the house's order. */
export function relatedGames(
  catalogue: Catalogue,
  { slug, limit }: { slug: string; limit: number },
): GameRow[] {
  const game = catalogue.bySlug.get(slug);
  if (game === undefined) return [];
  const [, sub = ''] = game.row.categories;
  const others = catalogue.games.filter((other) => other !== game).map((other) => other.row);
  const alike = others.filter((row) => row.categories.includes(sub));
  const ofStudio = others.filter(
    (row) => row.provider.slug === game.row.provider.slug && !alike.includes(row),
  );
  return [...alike, ...ofStudio].slice(0, limit);
}
