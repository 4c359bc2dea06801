import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { tournamentPoints } from '../database/tables/games.ts';
import { getBoardName } from './board-name.ts';
import type { TournamentEdition } from './editions.ts';
import { getRivals } from './rivals.ts';

/** One line of a board; points in hundredths, `playerId` null for a rival. */
export type LeaderboardRow = { rank: number; nickname: string; points: bigint; playerId: number | null };

type Entrant = Omit<LeaderboardRow, 'rank'> & { since: number };

/** Everybody with a point, first place first; of equal points the player of the house stands above, then the earlier. */
export async function getLeaderboard(
  database: Database,
  edition: TournamentEdition,
  now: number,
): Promise<LeaderboardRow[]> {
  const rows = await database
    .select({
      entrant: tournamentPoints,
      player: { nickname: players.nickname, firstName: players.firstName },
    })
    .from(tournamentPoints)
    .leftJoin(players, eq(players.id, tournamentPoints.playerId))
    .where(eq(tournamentPoints.tournamentId, edition.id));
  // Players stand there by the name they have now, not by the one they had when they scored.
  const entrants: Entrant[] = rows.map(({ entrant: { nickname, points, playerId, at }, player }) => ({
    nickname: player ? getBoardName(player) : nickname,
    points,
    playerId,
    since: at.getTime(),
  }));
  const rivals = getRivals(edition, now).map((rival) => ({ ...rival, playerId: null, since: Infinity }));
  return [...entrants, ...rivals]
    .toSorted((one, other) => byPoints(one, other) || byAge(one, other))
    .map(({ nickname, points, playerId }, index) => ({ rank: index + 1, nickname, points, playerId }));
}

function byPoints(one: Entrant, other: Entrant): number {
  if (one.points === other.points) return 0;
  return one.points > other.points ? -1 : 1;
}

function byAge(one: Entrant, other: Entrant): number {
  if (one.since === other.since) return one.nickname < other.nickname ? -1 : 1;
  return one.since < other.since ? -1 : 1;
}
