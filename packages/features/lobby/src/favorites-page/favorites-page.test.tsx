import { createTabChannel } from '@baize/browser/tab-channel';
import { tokenStore } from '@baize/browser/token-store';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFavoriteMessage } from '../favorites/favorite-messages.ts';
import FavoritesPage from '../routes/favorites.tsx';
import { favoritesPlatform, type FavoritesFault } from '../testing/favorites-platform.ts';

let kept: string[] = [];
let fault: FavoritesFault = 'none';

beforeEach(() => {
  kept = [];
  fault = 'none';
  tokenStore.set('a-token');
});

afterEach(() => {
  cleanup();
  tokenStore.clear();
});

function show(viewer: 'player' | 'visitor' | 'starting' = 'player') {
  render(
    <TestProviders url="/profile/favorites" viewer={viewer} api={favoritesPlatform(kept, () => fault)}>
      <FavoritesPage />
    </TestProviders>,
  );
}

const games = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` });
const pressed = (name: string) => heart(name).getAttribute('aria-pressed');

test('a player finds the games they keep in the platform’s order, the latest first, their hearts pressed', async () => {
  kept = ['Storm Caller', 'Reef Riches'];
  show();
  await vi.waitFor(() =>
    expect(games()).toEqual(['/casino/games/storm-caller', '/casino/games/reef-riches']),
  );
  await vi.waitFor(() => expect(pressed('Reef Riches')).toBe('true'));
});

test('a game whose heart is let go keeps its place until the page is left, so that a slip can be undone', async () => {
  kept = ['Storm Caller', 'Reef Riches', 'Dusk'];
  show();
  await vi.waitFor(() => expect(pressed('Reef Riches')).toBe('true'));
  const before = games();
  fireEvent.click(heart('Reef Riches'));
  await vi.waitFor(() => expect(kept).toEqual(['Storm Caller', 'Dusk']));
  expect(games()).toEqual(before);
  expect(pressed('Reef Riches')).toBe('false');
  fireEvent.click(heart('Reef Riches'));
  await vi.waitFor(() => expect(kept).toEqual(['Reef Riches', 'Storm Caller', 'Dusk']));
  expect(games()).toEqual(before);
  expect(pressed('Reef Riches')).toBe('true');
  fireEvent.click(heart('Dusk'));
  await vi.waitFor(() => expect(kept).not.toContain('Dusk'));
  cleanup();
  show();
  await vi.waitFor(() => expect(games()).toHaveLength(2));
});

/** What the player does in another tab, once the platform has it. */
function elsewhere(name: string, wish: 'keep' | 'drop') {
  const line = createTabChannel({ name: 'favorites', parse: parseFavoriteMessage });
  if (wish === 'keep') kept.unshift(name);
  else kept.splice(kept.indexOf(name), 1);
  const news = { of: '7', gameId: name, wish } as const;
  line.post({ ...news, stage: 'asked' });
  line.post({ ...news, stage: 'over' });
}

test('the open page follows hearts pressed and let go in another tab, from none and down to none', async () => {
  show();
  await screen.findByRole('heading', { name: 'No favourites yet' });
  await vi.waitFor(async () => {
    kept.length = 0;
    elsewhere('Dusk', 'keep');
    await vi.waitFor(() => expect(games()).toEqual(['/casino/games/dusk']), { timeout: 200 });
  });
  elsewhere('Storm Caller', 'keep');
  await vi.waitFor(() => expect(games()).toEqual(['/casino/games/storm-caller', '/casino/games/dusk']));
  elsewhere('Storm Caller', 'drop');
  await vi.waitFor(() => expect(games()).toEqual(['/casino/games/dusk']));
  elsewhere('Dusk', 'drop');
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
});

test('a player who keeps nothing is told how to, and led to the games', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at all games' }).getAttribute('href')).toBe('/casino');
});

test('a visitor is asked to log in; nobody is as long as it is not known who looks', () => {
  show('starting');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  cleanup();
  show('visitor');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('modal=login');
});

test('favourites that could not be read say so, and can be asked for again', async () => {
  kept = ['Dusk'];
  fault = 'down';
  show();
  expect(await screen.findByText('Your favourites could not be loaded')).toBeTruthy();
  fault = 'none';
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(games()).toEqual(['/casino/games/dusk']));
});
