import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleListedGame } from '../testing/example-listed-games.ts';
import { playPlatform } from '../testing/play-platform.ts';
import { GameTile } from './game-tile.tsx';
import { toTileGame } from './tile-game.ts';
import './tile-overlay.tsx';

beforeEach(() => suppressionStatusStore.set('free'));

afterEach(() => {
  cleanup();
  suppressionStatusStore.set('unknown');
  sessionStorage.clear();
  localStorage.clear();
});

const tile = () => screen.getByRole('link', { name: /^Ember Wheel/ });
const ways = () => screen.getAllByRole('link').map((way) => way.getAttribute('href'));

async function showTile(viewer: 'player' | 'visitor', country: string | null = null) {
  const { api } = playPlatform({ country });
  render(
    <TestProviders viewer={viewer} api={api}>
      <GameTile game={toTileGame(exampleListedGame({ name: 'Ember Wheel', restrictedCountries: ['DE'] }))} />
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Favourite: Ember Wheel' });
}

async function lookAtTile(...shown: Parameters<typeof showTile>) {
  await showTile(...shown);
  fireEvent.focus(tile());
}

test('a player is offered the game itself on its tile, for money and as a demo', async () => {
  await lookAtTile('player');
  await screen.findByText('RTP 96.2%');
  expect(ways()).toEqual([
    '/casino/games/ember-wheel',
    '/casino/games/ember-wheel?play=real',
    '/casino/games/ember-wheel?play=demo',
  ]);
});

test('a visitor’s way to play is the game’s page, where they log in', async () => {
  await lookAtTile('visitor');
  await screen.findByText('RTP 96.2%');
  expect(ways()).toEqual(['/casino/games/ember-wheel', '/casino/games/ember-wheel?play=demo']);
});

test.each([
  ['excluded', 'Your self-exclusion is in force'],
  ['frozen', 'Your account is frozen'],
] as const)(
  'a player who is %s is offered nothing on a tile, but told why before they come near it',
  async (safety, words) => {
    suppressionStatusStore.set(safety);
    await showTile('player', 'DE');
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.focus(tile());
    expect(ways()).toEqual(['/casino/games/ember-wheel']);
    expect(screen.queryByText('Play')).toBeNull();
    expect(document.querySelector('[data-barred]')).toBeTruthy();
  },
);

test('a finger needs no second tap on the tile of a game that may not be played', async () => {
  suppressionStatusStore.set('excluded');
  await showTile('player');
  fireEvent.pointerDown(tile(), { pointerType: 'touch' });
  fireEvent.click(tile());
  expect(document.querySelector('[data-open]')).toBeNull();
});

test('a game that is shut where the player is offers nothing on its tile, but says so', async () => {
  await lookAtTile('player', 'DE');
  expect(await screen.findByText('Not in your country')).toBeTruthy();
  expect(ways()).toEqual(['/casino/games/ember-wheel']);
});

test.each([true, false])('a tile tells what a round costs, live (%s) or not', async (isLive) => {
  const { api } = playPlatform({ country: null });
  const game = toTileGame(exampleListedGame({ name: 'Ember Wheel', isLive, minBet: 1, maxBet: 500 }));
  render(
    <TestProviders viewer="player" api={api}>
      <GameTile game={game} shape={isLive ? 'wide' : 'portrait'} />
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Favourite: Ember Wheel' });
  fireEvent.focus(screen.getByRole('link', { name: /Ember Wheel/ }));
  const facts = (await screen.findByText('RTP 96.2%')).parentElement;
  expect(facts?.textContent).toContain('€1');
  expect(facts?.textContent).toContain('€500');
});
