import { toListedGame, getGame, type GameDetails } from '@baize/api/endpoints/lobby';
import type { ServerData } from '@baize/page';
import { toTileGame, type TileGame } from '../tile/tile-game.ts';

const MAX_RELATED = 4;

/** No game is called by more: the platform need not be asked. */
const MAX_SLUG_LENGTH = 120;

/** What the server read for a game's page: the game, that there is none, or that the platform does not say. */
export type ServedGame =
  | { kind: 'game'; game: GameDetails; related: readonly TileGame[] }
  | { kind: 'missing' }
  | { kind: 'down' };

/** A page that says that the platform does not answer is better than none. */
const TIMEOUT_MS = 8_000;

/** Reads one game on the server, for everybody alike (GAM-02). */
export async function loadGame(slug: string, server: Pick<ServerData, 'api'> | null): Promise<ServedGame> {
  if (!server) return { kind: 'down' };
  if (slug === '' || slug.length > MAX_SLUG_LENGTH) return { kind: 'missing' };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { game, related } = await server.api.send(getGame, { params: { slug } }, { signal });
    const others = related.filter((other) => other.slug !== slug).slice(0, MAX_RELATED);
    return { kind: 'game', game, related: others.map((other) => toTileGame(toListedGame(other))) };
  } catch (failure) {
    const isMissing = failure instanceof Error && 'status' in failure && failure.status === 404;
    return { kind: isMissing ? 'missing' : 'down' };
  }
}
