import { GAME_INDEX_PATH, packGames } from '@baize/domain/game-index';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchGameIndex } from './game-index.ts';

afterEach(() => vi.unstubAllGlobals());

test('the index is asked of the page’s own host, and nothing about the player goes with it', async () => {
  const asked = vi.fn(async () => Response.json(packGames([])));
  vi.stubGlobal('fetch', asked);
  expect(await fetchGameIndex()).toEqual([]);
  expect(asked).toHaveBeenCalledWith(
    GAME_INDEX_PATH,
    expect.objectContaining({ credentials: 'omit', signal: expect.any(AbortSignal) }),
  );
});

test.each([
  ['a host that cannot read the games', async () => Response.json({}, { status: 503 })],
  ['another text than an index', async () => new Response('<html>')],
  ['an index of another version', async () => Response.json({ ...packGames([]), version: 0 })],
  ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s leaves no games', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchGameIndex()).toBeNull();
});
