import { createClient } from '@baize/api/client';
import { createTabChannel } from '@baize/browser/tab-channel';
import { tokenStore } from '@baize/browser/token-store';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { toasts } from '@baize/ui/toasts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FavoriteButton } from './favorite-button.tsx';
import { parseFavoriteMessage } from './favorite-messages.ts';
import { pendingFavorite } from './pending-favorite.ts';

const REEF = { id: 'g-1', name: 'Reef Riches' };
const DUSK = { id: 'g-2', name: 'Dusk' };

let kept: string[] = [];
let refuse = false;
let lost = false;
let unread = false;
let failed = 0;
/** Resolves when reads are answered, each with what was kept when it was asked; null for at once. */
let answered: Promise<void> | null = null;
let reads = 0;
let writes: string[] = [];

beforeEach(() => {
  kept = [];
  refuse = false;
  lost = false;
  unread = false;
  failed = 0;
  answered = null;
  reads = 0;
  writes = [];
  tokenStore.set('a-token');
});

afterEach(() => {
  cleanup();
  toasts.clear();
  tokenStore.clear();
  sessionStorage.clear();
});

const row = (id: string) => ({ id, slug: id, name: id, provider: { id: 1, slug: 'reef', name: 'Reef' } });

/** A platform that keeps favourites, as long as it does not refuse. */
const api = createClient({
  baseUrl: 'http://brand.test',
  locale: () => 'en',
  token: () => tokenStore.get(),
  onServerDate: () => undefined,
  onSessionEnded: () => undefined,
  report: () => undefined,
  fetch: async (url, init) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET' && unread) {
      failed += 1;
      return Response.json({ success: false, message: '' }, { status: 404 });
    }
    if (method === 'GET') {
      const rows = kept.map(row);
      reads += 1;
      await answered;
      return Response.json({ success: true, data: { favorites: { count: rows.length, rows } } });
    }
    writes.push(method);
    if (refuse) return Response.json({ success: false, message: '' }, { status: 500 });
    const asked = new URL(url instanceof Request ? url.url : url).searchParams.get('gameId');
    if (method === 'PUT')
      kept.push(/"gameId":"([^"]+)"/.exec(await new Response(init?.body).text())?.[1] ?? '');
    else kept = kept.filter((id) => id !== asked);
    if (lost) return Response.json({ success: false, message: '' }, { status: 503 });
    return Response.json({ success: true, data: {} });
  },
});

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function show(parts: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders viewer="player" api={api} {...parts}>
      <FavoriteButton game={REEF} variant="tile" />
      <FavoriteButton game={REEF} variant="bar" />
      <FavoriteButton game={DUSK} variant="tile" />
      <Where />
    </TestProviders>,
  );
}

const hearts = () =>
  screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed') === 'true');
const press = (name: string) => {
  const [heart] = screen.getAllByRole('button', { name: `Favourite: ${name}` });
  if (heart) fireEvent.click(heart);
};

test('a player finds the hearts of their favourites pressed, everywhere a game is shown', async () => {
  kept = ['g-1'];
  show();
  await vi.waitFor(() => expect(hearts()).toEqual([true, true, false]));
});

test('a pressed heart is shown at once on all of a game, and the platform keeps it', async () => {
  kept = ['g-2'];
  show();
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, true]));
  press('Reef Riches');
  await vi.waitFor(() => expect(hearts()).toEqual([true, true, true]));
  await vi.waitFor(() => expect(kept).toEqual(['g-2', 'g-1']));
  press('Dusk');
  await vi.waitFor(() => expect(kept).toEqual(['g-1']));
  expect(hearts()).toEqual([true, true, false]);
});

test('a heart pressed before the player’s favourites are read stays kept, and so do the others', async () => {
  kept = ['g-1'];
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  show();
  await vi.waitFor(() => expect(reads).toBe(1));
  press('Dusk');
  await vi.waitFor(() => expect(kept).toEqual(['g-1', 'g-2']));
  await vi.waitFor(() => expect(reads).toBe(2));
  resolve();
  await vi.waitFor(() => expect(hearts()).toEqual([true, true, true]));
});

test('a press that began on an empty heart keeps the game, though it turns out to be kept before the press is over', async () => {
  kept = ['g-2'];
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  show();
  await vi.waitFor(() => expect(reads).toBe(1));
  const heart = screen.getByRole('button', { name: 'Favourite: Dusk' });
  fireEvent.pointerDown(heart);
  resolve();
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, true]));
  fireEvent.click(heart, { detail: 1 });
  await vi.waitFor(() => expect(writes).toEqual(['PUT']));
  expect(hearts()).toEqual([false, false, true]);
  // The next press is one on a full heart.
  fireEvent.pointerDown(heart);
  fireEvent.click(heart, { detail: 1 });
  await vi.waitFor(() => expect(writes).toEqual(['PUT', 'DELETE']));
});

test('a heart the platform refuses goes back, and the player is told', async () => {
  kept = ['g-2'];
  show();
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, true]));
  refuse = true;
  press('Dusk');
  await vi.waitFor(() => expect(toasts.list()).toHaveLength(1));
  expect(toasts.list()[0]?.title).toBe('Dusk could not be taken from your favourites.');
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, true]));
});

test('a heart whose answer is lost stands as the platform has it, and is not called failed', async () => {
  show();
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, false]));
  lost = true;
  press('Dusk');
  await vi.waitFor(() => expect(kept).toEqual(['g-2']));
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, true]));
  press('Dusk');
  await vi.waitFor(() => expect(kept).toEqual([]));
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, false]));
  expect(toasts.list()).toEqual([]);
});

test('a heart the platform has taken stays pressed when it cannot be read again', async () => {
  kept = ['g-1'];
  show();
  await vi.waitFor(() => expect(hearts()).toEqual([true, true, false]));
  unread = true;
  press('Dusk');
  await vi.waitFor(() => expect(failed).toBeGreaterThan(0));
  const before = failed;
  press('Reef Riches');
  await vi.waitFor(() => expect(failed).toBeGreaterThan(before));
  expect(kept).toEqual(['g-2']);
  expect(hearts()).toEqual([false, false, true]);
});

test('a visitor who presses a heart is asked to log in, and finds the game kept afterwards', async () => {
  show({ viewer: 'visitor' });
  press('Dusk');
  await vi.waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('?modal=login'));
  expect(hearts()).toEqual([false, false, false]);
  expect(kept).toEqual([]);
  cleanup();
  show();
  await vi.waitFor(() => expect(kept).toEqual(['g-2']));
  await vi.waitFor(() => expect(hearts()).toEqual([false, false, true]));
  expect(pendingFavorite.get()).toBeNull();
});

test('what another tab of the player said shows here within a second, what another player’s did does not', async () => {
  show();
  await vi.waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3));
  const line = createTabChannel({ name: 'favorites', parse: parseFavoriteMessage });
  const say = (of: string, gameId: string) => line.post({ of, gameId, wish: 'keep', stage: 'asked' });
  await vi.waitFor(() => {
    say('8', 'g-2');
    say('7', 'g-1');
    expect(hearts()).toEqual([true, true, false]);
  });
});
