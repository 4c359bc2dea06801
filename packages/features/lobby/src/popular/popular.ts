import { asListedGame, getGames } from '@baize/api/calls/lobby';
import type { ServerFacts } from '@baize/shell/page';
import { onTile, type TileGame } from '../tile/tile-game.ts';

const TILES = 6;

/** A page for which games are no more than an offer does not wait longer for them. */
const PATIENCE_MS = 2_000;

/** What most players play, read on the server; none when the platform does not say so soon. */
export async function readPopular(server: Pick<ServerFacts, 'api'> | null): Promise<readonly TileGame[]> {
  if (!server) return [];
  try {
    const { games } = await server.api.send(
      getGames,
      { query: { category: 'popular', limit: TILES } },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    return games.rows.slice(0, TILES).map((game) => onTile(asListedGame(game)));
  } catch {
    return [];
  }
}
