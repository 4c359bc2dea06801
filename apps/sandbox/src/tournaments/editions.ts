import type { LeaderboardEntry } from '@baize/api/endpoints/rewards';

const DAY_MS = 86_400_000;

/** How points are won: euros staked, the best multiple of a stake, rounds won, rounds played. */
export type PointsRule = 'wagered' | 'multiplier' | 'wins' | 'rounds';

type Prize = { from: number; to: number; cents: number; label?: string };

/** A tournament that is held again and again, edition after edition. Money in euro cents. */
export type Series = {
  slug: string;
  name: string;
  description: string;
  rule: PointsRule;
  /** A UTC midnight at which an edition began; every other is whole lengths away. */
  anchor: string;
  days: number;
  minBetCents: number | null;
  gameSlugs: readonly string[];
  prizes: readonly Prize[];
  rivalCount: number;
  /** About where the best rival ends, in points. */
  bestRival: number;
};

const SEVENS = 'harbour-sevens';

/** What the house holds; Mondays and Thursdays are when the week's begin. */
export const SERIES: readonly Series[] = [
  {
    slug: 'daily-dash',
    name: 'Daily dash',
    description: 'Most rounds from midnight to midnight.',
    rule: 'rounds',
    anchor: '2026-01-01',
    days: 1,
    minBetCents: null,
    gameSlugs: [],
    prizes: [
      { from: 1, to: 1, cents: 5_000, label: 'First ashore' },
      { from: 2, to: 3, cents: 2_000 },
      { from: 4, to: 10, cents: 500 },
    ],
    rivalCount: 48,
    bestRival: 900,
  },
  {
    slug: 'reef-race',
    name: 'Reef race',
    description: 'A point for every euro staked, Monday to Sunday.',
    rule: 'wagered',
    anchor: '2026-01-05',
    days: 7,
    minBetCents: null,
    gameSlugs: [],
    prizes: [
      { from: 1, to: 1, cents: 40_000, label: 'Champion of the reef' },
      { from: 2, to: 2, cents: 20_000 },
      { from: 3, to: 3, cents: 10_000 },
      { from: 4, to: 10, cents: 3_000 },
      { from: 11, to: 20, cents: 900 },
    ],
    rivalCount: 120,
    bestRival: 6_400,
  },
  {
    slug: 'high-tide',
    name: 'High tide',
    description: 'The best multiple of a stake on Harbour Sevens counts, from half a euro on.',
    rule: 'multiplier',
    anchor: '2026-01-01',
    days: 7,
    minBetCents: 50,
    gameSlugs: [SEVENS],
    prizes: [
      { from: 1, to: 1, cents: 25_000, label: 'High-water mark' },
      { from: 2, to: 3, cents: 7_500 },
      { from: 4, to: 8, cents: 2_000 },
    ],
    rivalCount: 80,
    bestRival: 500,
  },
  {
    slug: 'fortnight-cup',
    name: 'Fortnight cup',
    description: 'Rounds won in two weeks.',
    rule: 'wins',
    anchor: '2026-01-05',
    days: 14,
    minBetCents: 20,
    gameSlugs: [],
    prizes: [
      { from: 1, to: 1, cents: 100_000, label: 'The cup' },
      { from: 2, to: 2, cents: 50_000 },
      { from: 3, to: 5, cents: 15_000 },
      { from: 6, to: 15, cents: 5_000 },
    ],
    rivalCount: 160,
    bestRival: 1_800,
  },
];

/** One holding of a series; instants are epoch ms, the end is no part of it. */
export type TournamentEdition = { id: string; series: Series; startsAt: number; endsAt: number };

/** The edition that runs at an instant, moved by whole editions: -1 the one before, 1 the one to come. */
export function getEditionAt(
  series: Series,
  { at, moved = 0 }: { at: number; moved?: number },
): TournamentEdition {
  const length = series.days * DAY_MS;
  const anchor = Date.parse(series.anchor);
  const startsAt = anchor + (Math.floor((at - anchor) / length) + moved) * length;
  const day = new Date(startsAt).toISOString().slice(0, 10).replaceAll('-', '');
  return { id: `${series.slug}-${day}`, series, startsAt, endsAt: startsAt + length };
}

/** The edition of an id, if it is one. */
export function findEdition(id: string): TournamentEdition | null {
  const [, slug, year, month, day] = /^(.+)-(\d{4})(\d{2})(\d{2})$/.exec(id) ?? [];
  const series = SERIES.find((one) => one.slug === slug);
  const at = Date.parse(`${year}-${month}-${day}`);
  const edition = series && Number.isFinite(at) ? getEditionAt(series, { at }) : null;
  return edition?.id === id ? edition : null;
}

/** Of every series what is running, what comes next and what ended last, the running first. */
export function listEditionsAround(now: number): TournamentEdition[] {
  return [0, 1, -1].flatMap((moved) => SERIES.map((series) => getEditionAt(series, { at: now, moved })));
}

/** What a place is paid, in euro cents; null beyond the last prize. */
export function getPrize({ prizes }: Series, place: LeaderboardEntry['place']): number | null {
  return prizes.find(({ from, to }) => from <= place && place <= to)?.cents ?? null;
}
