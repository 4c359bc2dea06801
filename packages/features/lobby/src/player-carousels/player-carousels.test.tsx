import { PlayerBoundary, usePromoSuppression } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetGameIndex } from '../game-index/game-index.ts';
import { recentGamesStore } from '../recent/recent-games.ts';
import { favoritesPlatform } from '../testing/favorites-platform.ts';
import { exampleStudioGame, serveGameIndex } from '../testing/serve-game-index.ts';
import { PlayerCarousels } from './player-carousels.tsx';

let restore: () => void = () => undefined;
let place = 0;
let look: () => void = () => undefined;
let watched = 0;
const inSight = vi.fn();

class Sight {
  private readonly tell: (seen: readonly { boundingClientRect: { top: number } }[]) => void;
  constructor(tell: (seen: readonly { boundingClientRect: { top: number } }[]) => void) {
    this.tell = tell;
  }
  observe() {
    watched += 1;
    look = () => this.tell([{ boundingClientRect: { top: place } }]);
    look();
  }
  disconnect() {
    watched -= 1;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  restore = serveGameIndex(['Reef Riches', 'Storm Caller', 'Dusk'].map((name) => exampleStudioGame(name)));
  place = 2_000;
  watched = 0;
  inSight.mockClear();
});

afterEach(() => {
  cleanup();
  restore();
  resetGameIndex();
  recentGamesStore.clear();
  vi.unstubAllGlobals();
});

function Silence() {
  return <output>{usePromoSuppression().kind}</output>;
}

function show({ kept = [], frozenUntil }: { kept?: string[]; frozenUntil?: string } = {}) {
  const player = playerFixture(frozenUntil === undefined ? {} : { limit: { frozenUntil } });
  recentGamesStore.set([{ player: '7', slugs: ['dusk', 'gone', 'storm-caller'] }]);
  render(
    <TestProviders viewer="player" player={player} api={favoritesPlatform(kept)}>
      <PlayerBoundary>
        <PlayerCarousels onVisible={inSight} />
        <Silence />
      </PlayerBoundary>
    </TestProviders>,
  );
}

const row = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.getAttribute('href'));

test('a player finds what they played last and what they keep; games the casino no longer has are left out', async () => {
  show({ kept: ['Reef Riches', 'Away'] });
  await screen.findByRole('region', { name: 'Pick up where you left off' });
  expect(row('Pick up where you left off')).toEqual(['/casino/games/dusk', '/casino/games/storm-caller']);
  expect(row('Your favourites')).toEqual(['/casino/games/reef-riches']);
});

test('a player who keeps nothing has no row of favourites', async () => {
  show();
  await screen.findByRole('region', { name: 'Pick up where you left off' });
  expect(screen.queryByRole('region', { name: 'Your favourites' })).toBeNull();
});

test('the rows do not come while somebody looks at their place', async () => {
  place = 300;
  show({ kept: ['Reef Riches'] });
  await vi.waitFor(() => expect(watched).toBe(1));
  expect(screen.queryByRole('region')).toBeNull();
  expect(inSight).toHaveBeenCalledTimes(1);
  place = 2_000;
  act(() => look());
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

test('nobody who took a break is called back to their games', async () => {
  const asked = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', asked);
  show({ kept: ['Reef Riches'], frozenUntil: '2099-01-01T00:00:00.000Z' });
  expect(await screen.findByText('silent')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
