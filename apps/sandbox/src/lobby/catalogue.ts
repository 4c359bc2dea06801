import { hashOf, seededRandom } from '../art/seeded.ts';
import type { Catalogue, CatalogueGame, GameIdea, GameKind, GameRow } from './catalogue-game.ts';
import { withTopCategories } from './categories.ts';
import { figuresOf } from './figures.ts';
import { foldText, slugOf } from './fold-text.ts';
import { HOUSE_GAMES } from './ideas/house-games.ts';
import { PICTURE_GAMES } from './ideas/picture-games.ts';
import { slotIdeas } from './ideas/slot-ideas.ts';
import { tableIdeas } from './ideas/table-ideas.ts';
import { pictureOf } from './picture-address.ts';
import { STUDIOS, studioByLot } from './studios.ts';

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
function releasedDaysAgo(idea: GameIdea, drawn: number): number {
  if (idea.releasedDaysAgo !== undefined) return idea.releasedDaysAgo;
  if (drawn < 0.06) return Math.floor((drawn / 0.06) * NEW_DAYS);
  return NEW_DAYS + Math.floor(((drawn - 0.06) / 0.94) ** 1.7 * 2_600);
}

type Placing = { idea: GameIdea; slug: string; rank: number; now: number };

function rowOf({ idea, slug, rank, now }: Placing): GameRow {
  const random = seededRandom(hashOf(`row:${slug}`));
  const [lotOfStudio, lotOfAge, lotOfJackpot, lotOfCountry] = [random(), random(), random(), random()];
  const studio = STUDIOS.find((one) => one.slug === idea.provider) ?? studioByLot(idea.kind, lotOfStudio);
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
    thumbnail: pictureOf(slug),
    releaseDate: new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10),
    ...figuresOf(idea, slug),
    isLive: idea.kind === 'live',
    restrictedCountries: [...new Set([...(studio?.restrictedCountries ?? []), ...single])].toSorted(),
  };
}

/** The house's order: its own games, those of the art direction, then all others by lot. */
function ideasInOrder(size: CatalogueSize): { idea: GameIdea; slug: string }[] {
  const { live, table, instant, slot } = SIZES[size];
  const used = new Set([...HOUSE_GAMES, ...PICTURE_GAMES].map((idea) => slugOf(idea.name)));
  const firstNew = (ideas: readonly GameIdea[], count: number) => {
    const fresh: GameIdea[] = [];
    for (const idea of ideas) {
      const slug = slugOf(idea.name);
      if (used.has(slug) || fresh.length === count) continue;
      used.add(slug);
      fresh.push(idea);
    }
    return fresh;
  };
  const others = [
    ...firstNew(tableIdeas('live', live + SPARE), live),
    ...firstNew(tableIdeas('table', table + SPARE), table),
    ...firstNew(tableIdeas('instant', instant + SPARE), instant),
    ...firstNew(slotIdeas(slot + SPARE), slot),
  ];
  const byLot = others
    .map((idea) => ({ idea, lot: hashOf(`lot:${idea.name}`) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ idea }) => idea);
  return [...HOUSE_GAMES, ...PICTURE_GAMES, ...byLot].map((idea) => ({ idea, slug: slugOf(idea.name) }));
}

/**
 * The lobby's games as they stand at an instant (milliseconds): always the same ones, with release dates counted back
 * from that instant. Building the huge one takes well under a second; keep it while the day lasts.
 */
export function catalogueOf({ size, now }: { size: CatalogueSize; now: number }): Catalogue {
  const placed = ideasInOrder(size).map(({ idea, slug }, index) => ({ idea, slug, rank: index + 1, now }));
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
      searchText: foldText(`${row.name} ${row.provider.name}`),
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
