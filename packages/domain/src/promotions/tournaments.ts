/** Where a tournament stands in time. */
export const TOURNAMENT_PHASES = ['running', 'upcoming', 'finished'] as const;

/** One of running, upcoming, finished; in that order they are offered. */
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number];

/** What is needed to say when a tournament is; instants as the platform writes them (ISO 8601). */
export type TournamentSchedule = { status: string; startsAt: string; endsAt: string };

/** Tells whether a value is a phase, e.g. one of an address. */
export function isTournamentPhase(value: unknown): value is TournamentPhase {
  return TOURNAMENT_PHASES.some((phase) => phase === value);
}

/**
 * Tells in which phase a tournament is. The platform's clock decides as soon as it is known (`now`, epoch ms; the end is
 * no part of it), so that a tournament that ended since the last answer shows as ended; before, and for times that
 * cannot be read, the platform's own word. A word nobody knows is read as running. Requirements PRO-07.
 */
export function tournamentPhase(
  { status, startsAt, endsAt }: TournamentSchedule,
  now: number | null,
): TournamentPhase {
  const told = isTournamentPhase(status) ? status : 'running';
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (now === null || !Number.isFinite(start) || !Number.isFinite(end)) return told;
  if (now < start) return 'upcoming';
  return now < end ? 'running' : 'finished';
}

/**
 * Gives the tournaments of a phase in the order they matter: of those that run what ends first, of those to come what
 * starts first, of those finished what ended last.
 */
export function tournamentsInPhase<Row extends TournamentSchedule>(
  rows: readonly Row[],
  { phase, now }: { phase: TournamentPhase; now: number | null },
): Row[] {
  const mark = ({ startsAt, endsAt }: Row) => Date.parse(phase === 'upcoming' ? startsAt : endsAt);
  const sign = phase === 'finished' ? -1 : 1;
  return rows
    .filter((row) => tournamentPhase(row, now) === phase)
    .toSorted((one, other) => sign * (mark(one) - mark(other)));
}

/** Gives the few that matter to whoever looks in: what runs and ends first, then what comes and starts first. */
export function nextTournaments<Row extends TournamentSchedule>(
  rows: readonly Row[],
  { now, atMost }: { now: number; atMost: number },
): Row[] {
  const phases = ['running', 'upcoming'] as const;
  return phases.flatMap((phase) => tournamentsInPhase(rows, { phase, now })).slice(0, atMost);
}

/** A line of a board as far as these rules need it. */
export type RankedEntry = { place: number; points: number; isPlayer: boolean };

/** One page of a board. `pages` is at least 1; `ownPage` is where the player's line is, null when it is on none. */
export type LeaderboardPage<Line> = {
  entries: readonly (Line & { tied: boolean })[];
  page: number;
  pages: number;
  playerPage: number | null;
};

/** How many lines of a board are shown at once: a board of a thousand stays quick. */
export const LEADERBOARD_PAGE_SIZE = 25;

/**
 * Cuts a board into pages and gives one: `page` from 1, what is beyond the last is the last. A line is `tied` when
 * another one has as many points; the platform alone decides which of them stands above.
 */
export function leaderboardPage<Line extends RankedEntry>(
  board: readonly Line[],
  { page, size = LEADERBOARD_PAGE_SIZE }: { page: number; size?: number },
): LeaderboardPage<Line> {
  const pages = Math.max(1, Math.ceil(board.length / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const own = board.findIndex(({ isPlayer }) => isPlayer);
  const holders = new Map<number, number>();
  for (const { points } of board) holders.set(points, (holders.get(points) ?? 0) + 1);
  return {
    entries: board
      .slice((shown - 1) * size, shown * size)
      .map((line) => ({ ...line, tied: (holders.get(line.points) ?? 0) > 1 })),
    page: shown,
    pages,
    playerPage: own < 0 ? null : Math.floor(own / size) + 1,
  };
}
