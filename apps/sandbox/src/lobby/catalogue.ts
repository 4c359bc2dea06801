import { hashText, seededRandom } from '../art/seeded-random.ts';
import type { Catalogue, CatalogueGame, GameTemplate, GameKind, GameRow } from '../games/catalogue-game.ts';
import { withTopCategories } from './categories.ts';
import { createGameFigures } from './game-figures.ts';
import { normalizeText, toSlug } from './normalize-text.ts';
import { STUDIO_GAMES } from './game-templates/studio-games.ts';
import { FEATURED_GAMES } from './game-templates/featured-games.ts';
import { createSlotTemplates } from './game-templates/slot-templates.ts';
import { createTableTemplates } from './game-templates/table-templates.ts';
import { getImageUrl } from './image-url.ts';
import { STUDIOS, pickStudio } from './studios.ts';

const DAY_MS = 86_400_000;

/** How many games of each kind are drawn by lot; the house's and those of the art direction come on top. */
const SIZES = {
  usual: { live: 70, table: 48, instant: 46, slot: 420 },
  huge: { live: 300, table: 180, instant: 184, slot: 4_280 },
} as const;

/** `usual` 640 games, `huge` 5,000: the same ones and more. */
export type CatalogueSize = keyof typeof SIZES;

/** More ideas than places: some names are taken already. */
const SPARE = 60;

/** How far up the house's order a game is popular, and how long it is new. */
const POPULAR_RANKS = 100;
const NEW_DAYS = 30;
const WEEK_DAYS = 7;

const POPULAR_SUB: Readonly<Record<GameKind, string>> = {
  slot: 'popular-slots',
  live: 'popular-live',
  table: 'popular-tables',
  instant: 'popular-tables',
};

const JACKPOTS = ['jackpots-daily', 'jackpots-weekly', 'jackpots-grand'] as const;
const JACKPOT_SHARE = 0.08;

/** Countries where single games, not whole studios, are not offered. */
const SINGLE_RESTRICTIONS = [
  ['GB'],
  ['NL'],
  ['DE', 'AT'],
  ['AU', 'NZ'],
  ['FR', 'BE'],
  ['SE'],
  ['ES', 'PT'],
] as const;
const SINGLE_RESTRICTION_SHARE = 0.06;

/** Few are new, most have been here for years. */
function releasedDaysAgo(idea: GameTemplate, drawn: number): number {
  if (idea.releasedDaysAgo !== undefined) return idea.releasedDaysAgo;
  if (drawn < 0.06) return Math.floor((drawn / 0.06) * NEW_DAYS);
  return NEW_DAYS + Math.floor(((drawn - 0.06) / 0.94) ** 1.7 * 2_600);
}

type GamePosition = { idea: GameTemplate; slug: string; rank: number; now: number };

function rowOf({ idea, slug, rank, now }: GamePosition): GameRow {
  const random = seededRandom(hashText(`row:${slug}`));
  const [lotOfStudio, lotOfAge, lotOfJackpot, lotOfCountry] = [random(), random(), random(), random()];
  const studio = STUDIOS.find((one) => one.slug === idea.provider) ?? pickStudio(idea.kind, lotOfStudio);
  const daysAgo = releasedDaysAgo(idea, lotOfAge);
  const subCategories = [...idea.subCategories];
  if (idea.kind === 'slot' && idea.provider === undefined && lotOfJackpot < JACKPOT_SHARE) {
    subCategories.push(
      JACKPOTS[Math.floor((lotOfJackpot / JACKPOT_SHARE) * JACKPOTS.length)] ?? 'jackpots-daily',
    );
  }
  if (rank <= POPULAR_RANKS) subCategories.push(POPULAR_SUB[idea.kind]);
  if (daysAgo < NEW_DAYS) subCategories.push('new-this-month');
  if (daysAgo < WEEK_DAYS) subCategories.push('new-this-week');
  const single =
    lotOfCountry < SINGLE_RESTRICTION_SHARE && idea.provider === undefined
      ? (SINGLE_RESTRICTIONS[
          Math.floor((lotOfCountry / SINGLE_RESTRICTION_SHARE) * SINGLE_RESTRICTIONS.length)
        ] ?? [])
      : [];
  return {
    id: idea.id,
    slug,
    name: idea.name,
    provider: { id: studio?.id ?? '0', slug: studio?.slug ?? '', name: studio?.name ?? '' },
    categories: withTopCategories(subCategories),
    thumbnail: getImageUrl(slug),
    releaseDate: new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10),
    ...createGameFigures(idea, slug),
    isLive: idea.kind === 'live',
    restrictedCountries: [...new Set([...(studio?.restrictedCountries ?? []), ...single])].toSorted(),
  };
}

/** The house's order: its own games, those of the art direction, then all others by lot. */
function orderTemplates(size: CatalogueSize): { idea: GameTemplate; slug: string }[] {
  const { live, table, instant, slot } = SIZES[size];
  const used = new Set([...STUDIO_GAMES, ...FEATURED_GAMES].map((idea) => toSlug(idea.name)));
  const firstNew = (ideas: readonly GameTemplate[], count: number) => {
    const fresh: GameTemplate[] = [];
    for (const idea of ideas) {
      const slug = toSlug(idea.name);
      if (used.has(slug) || fresh.length === count) continue;
      used.add(slug);
      fresh.push(idea);
    }
    return fresh;
  };
  const others = [
    ...firstNew(createTableTemplates('live', live + SPARE), live),
    ...firstNew(createTableTemplates('table', table + SPARE), table),
    ...firstNew(createTableTemplates('instant', instant + SPARE), instant),
    ...firstNew(createSlotTemplates(slot + SPARE), slot),
  ];
  const byLot = others
    .map((idea) => ({ idea, lot: hashText(`lot:${idea.name}`) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ idea }) => idea);
  return [...STUDIO_GAMES, ...FEATURED_GAMES, ...byLot].map((idea) => ({ idea, slug: toSlug(idea.name) }));
}

/**
 * The lobby's games as they stand at an instant (milliseconds): always the same ones, with release dates counted back
 * from that instant. Building the huge one takes well under a second; keep it while the day lasts.
 */
export function createCatalogue({ size, now }: { size: CatalogueSize; now: number }): Catalogue {
  const placed = orderTemplates(size).map(({ idea, slug }, index) => ({ idea, slug, rank: index + 1, now }));
  const collator = new Intl.Collator('en');
  const byName = placed.toSorted((one, other) => collator.compare(one.idea.name, other.idea.name));
  const nameOrders = new Map(byName.map(({ slug }, index) => [slug, index]));
  const marks = new Map(STUDIOS.map((studio) => [studio.slug, studio.emblem]));
  const games = placed.map((placing): CatalogueGame => {
    const { idea, slug, rank } = placing;
    const row = rowOf(placing);
    return {
      row,
      rank,
      nameOrder: nameOrders.get(slug) ?? 0,
      searchText: normalizeText(`${row.name} ${row.provider.name}`),
      art: {
        ...idea.art,
        slug,
        title: idea.name,
        shape: row.isLive ? 'live' : 'portrait',
        mark: marks.get(row.provider.slug) ?? 'gables',
      },
    };
  });
  return {
    games,
    bySlug: new Map(games.map((game) => [game.row.slug, game])),
    byId: new Map(games.map((game) => [game.row.id, game])),
  };
}
