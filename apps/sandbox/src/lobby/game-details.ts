import { pickAt, hashText, seededRandom } from '../art/seeded-random.ts';
import { findStudioGame } from '../games/studio-game-slug.ts';
import { STUDIO_GAME_FIGURES } from './studio-game-figures.ts';
import type { GameTextSource, KindTexts } from './translations/game-texts.ts';
import { ARABIC_GAMES } from './translations/game-texts-ar.ts';
import { GERMAN_GAMES } from './translations/game-texts-de.ts';
import { ENGLISH_GAMES } from './translations/game-texts-en.ts';
import { TURKISH_GAMES } from './translations/game-texts-tr.ts';
import type { Catalogue, CatalogueGame, GameRow } from '../games/catalogue-game.ts';

/** What a game's own page tells beside its row (contract "Lobby", get-game). */
export type GameTexts = { description: string; features: string[]; tags: string[] };

/** Studios wrote their words in these; other languages read the English ones. */
const TEXTS: Readonly<Record<string, GameTextSource>> = {
  en: ENGLISH_GAMES,
  de: GERMAN_GAMES,
  tr: TURKISH_GAMES,
  ar: ARABIC_GAMES,
};

function getKindTexts(row: GameRow, words: GameTextSource): KindTexts {
  const house = findStudioGame(row.slug);
  if (house) return words.studioGames(STUDIO_GAME_FIGURES)[house];
  if (row.isLive) return words.live;
  if (row.categories.includes('table-games')) return words.table;
  if (row.categories.includes('instant')) return words.instant;
  const random = seededRandom(hashText(`texts:${row.slug}`));
  const { slotShapes, slotFeatures } = words;
  const sentence = pickAt(slotShapes, { drawn: random(), otherwise: slotShapes[0] });
  const first = Math.floor(random() * slotFeatures.length);
  return { sentence, features: [...slotFeatures, ...slotFeatures].slice(first, first + 2) };
}

/** Words of a game's page in a language, always the same for the same game. */
export function getGameTexts({ row }: CatalogueGame, locale: string): GameTexts {
  const words = TEXTS[locale.split('-')[0] ?? ''] ?? ENGLISH_GAMES;
  const { sentence, features } = getKindTexts(row, words);
  return {
    description: `${sentence} ${words.rhythm[row.volatility]} ${words.by(row.provider.name)}`,
    features: [...features],
    tags: row.categories.filter(
      (slug) => slug.startsWith('new') || slug.startsWith('jackpots') || slug === 'popular',
    ),
  };
}

/** Games like one: of its own sub-category first, then of its studio, in the house's order. */
export function listRelatedGames(
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
