import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetGameIndex } from '../game-index/game-index.ts';
import { recentGamesStore } from '../recent/recent-games.ts';
import { gamesPlatform } from '../testing/games-platform.ts';
import { exampleStudioGame, serveGameIndex } from '../testing/serve-game-index.ts';
import { SearchDialog } from './search-dialog.tsx';
import { searchTextStore } from './search-text-store.ts';

const GAMES = [
  exampleStudioGame('Harbour Sevens', { categories: ['slots', 'popular'] }),
  exampleStudioGame('Reef Riches', { studio: 'Coral Bay' }),
  exampleStudioGame('Night Harbour', { studio: 'Coral Bay', categories: ['slots', 'popular'] }),
  exampleStudioGame('Storm Caller'),
];

let restore: () => void = () => undefined;

beforeEach(() => {
  restore = serveGameIndex(GAMES);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  restore();
  resetGameIndex();
  recentGamesStore.clear();
  searchTextStore.clear();
});

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function open(viewer: 'visitor' | 'player' = 'visitor') {
  const { api, searched } = gamesPlatform(GAMES.map(({ name }) => name));
  render(
    <TestProviders url="/casino?modal=search" api={api} viewer={viewer}>
      <SearchDialog open close={() => undefined} onExited={() => undefined} />
      <Where />
    </TestProviders>,
  );
  const field = await screen.findByRole('combobox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field, { key }));
  await screen.findAllByRole('option');
  return { field, type, press, searched };
}

/** Waits until the search answers by the index: a typo is what the platform does not forgive. */
async function indexed({ type }: { type(value: string): void }) {
  type('harbuor');
  await screen.findByText('Games found: 2');
}

const names = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('bdi, [dir="auto"]')?.textContent);
const marked = () =>
  screen.queryByRole('option', { selected: true })?.querySelector('bdi, [dir="auto"]')?.textContent ?? null;
const address = () => screen.getByLabelText('address').textContent;

test('a typo is forgiven, and what is typed is answered at once and asked of nobody', async () => {
  const search = await open();
  await indexed(search);
  expect(names()).toEqual(['Harbour Sevens', 'Night Harbour']);
  search.type('storm');
  expect(names()).toEqual(['Storm Caller']);
  expect(search.searched.filter((word) => word === 'storm')).toEqual([]);
});

test('what is typed stands in no address', async () => {
  const search = await open();
  await indexed(search);
  expect(address()).toBe('/casino?modal=search');
});

test('a studio finds its games and is a way to all of them; a category leads to its own', async () => {
  const search = await open();
  await indexed(search);
  search.type('coral');
  const ways = within(screen.getByRole('group', { name: 'Kinds of games and studios' }));
  expect(ways.getByRole('option', { name: 'Coral Bay' }).getAttribute('href')).toBe('/providers/coral-bay');
  expect(names()).toEqual(['Coral Bay', 'Reef Riches', 'Night Harbour']);
  search.type('slots');
  expect(screen.getByRole('option', { name: 'Slots' }).getAttribute('href')).toBe('/casino/slots');
});

test('where no game is found, what is near is offered before what most players play', async () => {
  const search = await open();
  await indexed(search);
  search.type('coral zzzz');
  expect(screen.getByRole('status').textContent).toBe('No games found');
  expect(names()).toEqual(['Coral Bay', 'Harbour Sevens', 'Reef Riches']);
  search.press('Enter');
  expect(address()).toBe('/casino?modal=search');
});

test('the arrows go through what was found while the text keeps the focus, and past either end back to it', async () => {
  const search = await open();
  await indexed(search);
  search.press('ArrowDown');
  expect(marked()).toBe('Harbour Sevens');
  const option = screen.getByRole('option', { selected: true });
  expect(search.field.getAttribute('aria-activedescendant')).toBe(option.id);
  search.press('ArrowDown');
  expect(marked()).toBe('Night Harbour');
  search.press('ArrowDown');
  expect(marked()).toBeNull();
  search.press('ArrowUp', 'Home');
  expect(marked()).toBe('Harbour Sevens');
  search.press('End');
  expect(marked()).toBe('Night Harbour');
  expect(search.field).toHaveProperty('value', 'harbuor');
  search.type('harbuo');
  expect(marked()).toBeNull();
});

test('the arrows begin at the first game, and go up to the studios above it', async () => {
  const search = await open();
  await indexed(search);
  search.type('coral');
  search.press('ArrowDown');
  expect(marked()).toBe('Reef Riches');
  search.press('ArrowUp');
  expect(marked()).toBe('Coral Bay');
});

test('Enter opens what is marked, else the first game; an empty search opens nothing', async () => {
  const search = await open();
  search.press('Enter');
  expect(address()).toBe('/casino?modal=search');
  await indexed(search);
  search.press('ArrowDown', 'ArrowDown', 'Enter');
  await vi.waitFor(() => expect(address()).toBe('/casino/games/night-harbour'));
});

test('whoever comes back to the search finds what they had typed there', async () => {
  const search = await open();
  await indexed(search);
  search.press('Enter');
  await vi.waitFor(() => expect(address()).toBe('/casino/games/harbour-sevens'));
  cleanup();
  expect((await open()).field).toHaveProperty('value', 'harbuor');
});

test('a word that is being composed keeps its Enter', async () => {
  const search = await open();
  await indexed(search);
  fireEvent.keyDown(search.field, { key: 'Enter', isComposing: true });
  expect(address()).toBe('/casino?modal=search');
});

test('a player finds what they played before first, each game once; a game the casino no longer has is left out', async () => {
  recentGamesStore.set([{ player: '7', slugs: ['gone', 'night-harbour', 'storm-caller'] }]);
  await open('player');
  const recent = within(await screen.findByRole('group', { name: 'Played before' }));
  expect(recent.getAllByRole('option')).toHaveLength(2);
  await vi.waitFor(() =>
    expect(names()).toEqual(['Night Harbour', 'Storm Caller', 'Harbour Sevens', 'Reef Riches']),
  );
});
