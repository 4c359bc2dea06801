import { packGames } from '@baize/domain/game-index';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetGameIndex, loadGameIndex } from '../game-index/game-index.ts';
import {
  exampleListedGames,
  EXAMPLE_CATEGORIES,
  exampleListedGame,
} from '../testing/example-listed-games.ts';
import { ListHead } from './list-head.tsx';
import { ListPage } from './list-page.tsx';
import { buildList, type ListScope } from './served-list.ts';

const GAMES = [...exampleListedGames(200), exampleListedGame({ name: 'Pearl Diver', returnToPlayer: 99 })];
let index: () => Promise<Response>;

beforeEach(() => {
  index = async () => Response.json(packGames(GAMES));
  vi.stubGlobal('fetch', () => index());
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  resetGameIndex();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

function show(search = '', place: Partial<ListScope> = {}) {
  const all: ListScope = { category: null, sub: null, studio: null, ...place };
  const answer = buildList({ place: all, search, games: GAMES, categories: EXAMPLE_CATEGORIES });
  if (answer.kind !== 'list') throw new Error('There is a list at this place.');
  render(
    <TestProviders url={`/casino${search}`}>
      <ListHead served={answer} />
      <ListPage served={answer} />
      <Address />
      <Link to="?modal=login" preventScrollReset>
        Over it
      </Link>
    </TestProviders>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const games = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/casino/games/') && link.closest('li'))
    .map((link) => link.getAttribute('href'));
const known = async () => {
  loadGameIndex();
  await screen.findByRole('button', { name: /^Show \d+ more games$/ });
};

test('once the browser knows the games, what is chosen is shown at once and kept in the address', async () => {
  show('?modal=login');
  await known();
  index = () => Promise.reject(new Error('Nobody is asked.'));
  fireEvent.click(screen.getByRole('button', { name: 'With a demo' }));
  expect(screen.getByRole('status').textContent).toBe('181 games');
  await waitFor(() => expect(address()).toBe('/casino?demo=1&modal=login'));
  fireEvent.click(screen.getByRole('button', { name: 'Ascending; switch to descending' }));
  await waitFor(() => expect(address()).toBe('/casino?order=desc&demo=1&modal=login'));
  expect(games()[0]).toBe('/casino/games/pearl-diver');
  fireEvent.click(screen.getByRole('button', { name: 'Show all again' }));
  await waitFor(() => expect(address()).toBe('/casino?modal=login'));
  expect(screen.getByRole('status').textContent).toBe('201 games');
});

test('a link back to the list as everybody sees it leaves no choice behind', async () => {
  show();
  await known();
  fireEvent.click(screen.getByRole('button', { name: 'With a demo' }));
  await waitFor(() => expect(address()).toBe('/casino?demo=1'));
  const [all] = screen.getAllByRole('link', { name: 'All' });
  fireEvent.click(all ?? document.body);
  await waitFor(() => expect(address()).toBe('/casino'));
  expect(screen.getByRole('button', { name: 'With a demo' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('201 games');
});

test('each of the seven orders can be chosen, and an address brings it back', async () => {
  show('?sort=returnToPlayer');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort.textContent).toContain('Return to player');
  expect(games()[0]).toBe('/casino/games/pearl-diver');
  fireEvent.click(sort);
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Featured',
    'Release date',
    'Name',
    'Return to player',
    'Highest multiplier',
    'Smallest stake',
    'Largest stake',
  ]);
});

test('pages are links that keep what was chosen; a modal is not part of them', () => {
  show('?sort=name&page=2&modal=login');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/casino?page=3&sort=name',
  );
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

test('all the rest can stand in one list, which holds no more tiles than are seen and stays one when something is chosen [GAM-04]', async () => {
  show();
  await known();
  fireEvent.click(screen.getByRole('button', { name: /^Show \d+ more games$/ }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  expect(games().length).toBeLessThan(60);
  fireEvent.click(screen.getByRole('button', { name: 'With a demo' }));
  await waitFor(() => expect(address()).toBe('/casino?demo=1'));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a modal over a whole list leaves all of it where it is [NAV-07]', async () => {
  show();
  await known();
  fireEvent.click(screen.getByRole('button', { name: /^Show \d+ more games$/ }));
  await waitFor(() => expect(document.querySelector('[aria-setsize="201"]')).toBeTruthy());
  fireEvent.click(screen.getByRole('link', { name: 'Over it' }));
  await waitFor(() => expect(address()).toBe('/casino?modal=login'));
  expect(document.querySelector('[aria-setsize="201"]')).toBeTruthy();
});

test('a search that led here finds in spite of a slip, and says what was searched for', async () => {
  show('?search=perl%20divr');
  expect(await screen.findByText(/Searched for: perl divr/)).toBeTruthy();
  await waitFor(() => expect(games()).toEqual(['/casino/games/pearl-diver']));
});

test('where nothing fits it says “No games found” and offers all again', async () => {
  show('?search=zzzz');
  expect(await screen.findByText('No games found')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Show all again' })[0] ?? document.body);
  await waitFor(() => expect(games().length).toBeGreaterThan(40));
  await waitFor(() => expect(address()).toBe('/casino'));
});

test('a search while the games cannot be read says so and can be tried again', async () => {
  index = async () => Response.json({}, { status: 503 });
  show('?search=pearl');
  expect(await screen.findByText('Games could not be loaded')).toBeTruthy();
  index = async () => Response.json(packGames(GAMES));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(games()).toEqual(['/casino/games/pearl-diver']));
});

test('without the games the page as it came still stands, with its ways on', () => {
  index = () => new Promise(() => undefined);
  show();
  expect(games()).toHaveLength(42);
  expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /more games/ })).toBeNull();
});
