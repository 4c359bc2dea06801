import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleListedGames } from '../testing/example-listed-games.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { GameGrid } from './game-grid.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const GAMES = exampleListedGames(60)
  .map((game) => ({ ...game, thumbnail: `/assets/${game.slug}.svg` }))
  .map(toTileGame);
const TURNED = GAMES.toReversed();

const grid = (games: typeof GAMES) => (
  <TestProviders>
    <GameGrid games={games} isVirtual={false} isPending={false} />
  </TestProviders>
);
const tiles = () => screen.getAllByRole('listitem');
const links = () => tiles().map((tile) => tile.querySelector('a')?.getAttribute('href'));
const slugs = (games: typeof GAMES) => games.map(({ slug }) => `/casino/games/${slug}`);

test('a list in another order shows at once what is seen of it, the rest a moment later', async () => {
  const { rerender } = render(grid(GAMES));
  expect(links()).toEqual(slugs(GAMES));
  rerender(grid(TURNED));
  expect(links().slice(0, 10)).toEqual(slugs(TURNED).slice(0, 10));
  expect(links()).toHaveLength(60);
  expect(links().at(-1)).toBe(slugs(GAMES).at(-1));
  await waitFor(() => expect(links()).toEqual(slugs(TURNED)));
});

test('a shorter list holds at no moment more games than it has', async () => {
  const { rerender } = render(grid(GAMES));
  rerender(grid(TURNED.slice(0, 12)));
  expect(links()).toHaveLength(12);
  await waitFor(() => expect(links()).toEqual(slugs(TURNED.slice(0, 12))));
});

test('a place with another game keeps its tile, but not the picture of the game before', () => {
  const { rerender } = render(grid(GAMES));
  const [tile] = tiles();
  const picture = tile?.querySelector('img');
  expect(picture).toBeTruthy();
  rerender(grid(TURNED));
  expect(tiles()[0]).toBe(tile);
  expect(tile?.querySelector('img')).not.toBe(picture);
});

test('a whole list that flies by keeps the room of its games, and is drawn once it stands', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollY', 0);
  const games = exampleListedGames(300)
    .map((game) => ({ ...game, thumbnail: `/assets/${game.slug}.svg` }))
    .map(toTileGame);
  const { container } = render(
    <TestProviders>
      <GameGrid games={games} isVirtual isPending={false} />
    </TestProviders>,
  );
  const shown = () => container.querySelectorAll('img').length;
  const first = tiles().length;
  expect([shown(), links().includes(undefined)]).toEqual([first, false]);
  for (const to of [1_000, 2_000, 3_000]) {
    vi.stubGlobal('scrollY', to);
    fireEvent.scroll(window);
  }
  expect(tiles().length).toBeGreaterThan(0);
  expect([shown(), links().every((link) => link === undefined)]).toEqual([0, true]);
  await waitFor(() => expect(shown()).toBe(tiles().length));
  expect(links()).not.toContain(undefined);
});
