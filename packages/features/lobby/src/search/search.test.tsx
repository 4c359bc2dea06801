import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetGameIndex } from '../game-index/game-index.ts';
import { gamesPlatform } from '../testing/games-platform.ts';
import { serveGameIndex } from '../testing/serve-game-index.ts';
import { SearchDialog } from './search-dialog.tsx';

let restore: () => void = () => undefined;

beforeEach(() => {
  restore = serveGameIndex(null);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  restore();
  resetGameIndex();
  vi.unstubAllGlobals();
});

const GAMES = ['Harbour Sevens', 'Reef Riches', 'Storm Caller', 'Night Harbour'];

async function open(down?: Parameters<typeof gamesPlatform>[1]) {
  const { api, searched } = gamesPlatform(GAMES, down);
  render(
    <TestProviders url="/de?modal=search" locale="de" api={api}>
      <SearchDialog open close={() => undefined} onExited={() => undefined} />
    </TestProviders>,
  );
  const field = await screen.findByRole('combobox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { type, field, searched };
}

const shown = () => screen.getAllByRole('option').map((link) => link.getAttribute('href'));

test('without the index a search begins with what most players play', async () => {
  await open();
  expect(await screen.findByText('Harbour Sevens')).toBeTruthy();
  expect(shown()).toEqual(['/de/casino/games/harbour-sevens', '/de/casino/games/reef-riches']);
});

test('a name reads in its own direction, so that its beginning stays where it is shortened', async () => {
  await open();
  const name = await screen.findByText('Harbour Sevens');
  expect(name.matches('span[dir="auto"][data-shortens]')).toBe(true);
});

test('without the index what is typed finds its games, asked of the platform once it stands', async () => {
  const { type, searched } = await open();
  for (const typed of ['h', 'ha', 'harb']) type(typed);
  expect(await screen.findByText(/2$/)).toBeTruthy();
  expect(shown()).toEqual(['/de/casino/games/harbour-sevens', '/de/casino/games/night-harbour']);
  expect(searched).toEqual(['harb']);
});

test('where nothing is found it says so, and offers what most players play', async () => {
  const { type } = await open();
  type('nothing like it');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('No games found'));
  expect(shown()).toContain('/de/casino/games/reef-riches');
});

test('a platform that cannot be reached is said before anything is typed, and can be asked again', async () => {
  let down = true;
  await open({ popular: () => down });
  expect((await screen.findByRole('alert')).textContent).toContain('Games could not be loaded');
  expect(screen.queryByRole('option')).toBeNull();
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Harbour Sevens')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a search that fails says so, keeps what was typed and can be tried again', async () => {
  let down = true;
  const { type, field } = await open({ search: () => down });
  type('storm');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Storm Caller')).toBeTruthy();
  expect(field).toHaveProperty('value', 'storm');
});
