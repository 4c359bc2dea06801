import { GAME_INDEX_PATH, unpackGames } from '@baize/domain/game-index';
import type { ListedGame } from '@baize/domain/game-list';

/** How long a browser waits for the index. */
const TIMEOUT_MS = 15_000;

/**
 * Reads the index of all games, which the brand's own host serves, not the platform: nothing about the player goes with it.
 * Null when there is none that can be read, after 15 s, and without a line.
 */
export async function fetchGameIndex(): Promise<readonly ListedGame[] | null> {
  try {
    const answer = await fetch(GAME_INDEX_PATH, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? unpackGames(await answer.json()) : null;
  } catch {
    return null;
  }
}
