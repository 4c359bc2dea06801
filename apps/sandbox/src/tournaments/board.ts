import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { tournamentPoints } from '../database/tables/games.ts';
import type { Edition } from './editions.ts';
import { rivalsAt } from './rivals.ts';

/** One line of a board; points in hundredths, `playerId` null for a rival. */
export type Line = { place: number; nickname: string; points: bigint; playerId: number | null };

type Entrant = Omit<Line, 'place'> & { since: number };

/** Everybody with a point, first place first; of equal points the player of the house stands above, then the earlier. */
export async function boardAt(database: Database, edition: Edition, now: number): Promise<Line[]> {
  const rows = await database
    .select()
    .from(tournamentPoints)
    .where(eq(tournamentPoints.tournamentId, edition.id));
  const players: Entrant[] = rows.map(({ nickname, points, playerId, at }) => ({
    nickname,
    points,
    playerId,
    since: at.getTime(),
  }));
  const rivals = rivalsAt(edition, now).map((rival) => ({ ...rival, playerId: null, since: Infinity }));
  return [...players, ...rivals]
    .toSorted((one, other) => byPoints(one, other) || byAge(one, other))
    .map(({ nickname, points, playerId }, index) => ({ place: index + 1, nickname, points, playerId }));
}

function byPoints(one: Entrant, other: Entrant): number {
  if (one.points === other.points) return 0;
  return one.points > other.points ? -1 : 1;
}

function byAge(one: Entrant, other: Entrant): number {
  if (one.since === other.since) return one.nickname < other.nickname ? -1 : 1;
  return one.since < other.since ? -1 : 1;
}
