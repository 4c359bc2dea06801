import { toListedGame, getGames } from '@baize/api/endpoints/lobby';
import type { ServerData } from '@baize/page';
import { toTileGame, type TileGame } from '../tile/tile-game.ts';

const MAX_GAMES = 6;

/** A page for which games are no more than an offer does not wait longer for them. */
const TIMEOUT_MS = 2_000;

/** What most players play, read on the server; none when the platform does not say so soon. */
export async function readPopularGames(server: Pick<ServerData, 'api'> | null): Promise<readonly TileGame[]> {
  if (!server) return [];
  try {
    const { games } = await server.api.send(
      getGames,
      { query: { category: 'popular', limit: MAX_GAMES } },
      { signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    return games.rows.slice(0, MAX_GAMES).map((game) => toTileGame(toListedGame(game)));
  } catch {
    return [];
  }
}
