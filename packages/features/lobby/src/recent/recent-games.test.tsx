import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recentGamesStore } from './recent-games.ts';
import { useRecentGames, useRememberGame } from './use-recent-games.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Recent({ opens }: { opens: readonly string[] }) {
  const remember = useRememberGame();
  const slugs = useRecentGames();
  return (
    <>
      {opens.map((slug) => (
        <button key={slug} type="button" onClick={() => remember(slug)}>
          {slug}
        </button>
      ))}
      <output>{slugs.join(' ')}</output>
    </>
  );
}

const show = (viewer: 'player' | 'visitor', opens: readonly string[], userId = '7') => {
  const player = playerFixture();
  render(
    <TestProviders viewer={viewer} player={{ ...player, getUser: { ...player.getUser, userId } }}>
      <Recent opens={opens} />
    </TestProviders>,
  );
};
const shown = () => screen.getByRole('status').textContent;
const open = (slug: string) => fireEvent.click(screen.getByRole('button', { name: slug }));

test('games a player opens are remembered, the newest first and each once', async () => {
  show('player', ['reef', 'dusk']);
  for (const slug of ['reef', 'dusk', 'reef']) open(slug);
  await vi.waitFor(() => expect(shown()).toBe('reef dusk'));
});

test('no more than twenty are remembered', async () => {
  const slugs = Array.from({ length: 23 }, (_, place) => `game-${place + 1}`);
  show('player', slugs);
  for (const slug of slugs) open(slug);
  await vi.waitFor(() => expect(shown()?.split(' ')).toHaveLength(20));
  expect(shown()?.split(' ')[0]).toBe('game-23');
});

test('what one player opened is shown to no other and to no visitor, and is there when they are back', async () => {
  show('player', ['reef']);
  open('reef');
  await vi.waitFor(() => expect(shown()).toBe('reef'));
  cleanup();
  show('visitor', ['dusk']);
  open('dusk');
  expect(shown()).toBe('');
  cleanup();
  show('player', ['dusk'], '8');
  expect(shown()).toBe('');
  open('dusk');
  await vi.waitFor(() => expect(shown()).toBe('dusk'));
  cleanup();
  show('player', []);
  await vi.waitFor(() => expect(shown()).toBe('reef'));
});

test('a kept list that is no list, or half of one, is read as far as it is one', () => {
  localStorage.setItem('baize.recent-games', '{"player":"7"}');
  expect(recentGamesStore.get()).toEqual([]);
  localStorage.setItem(
    'baize.recent-games',
    '[{"player":"7","slugs":["reef",4,"","reef"]},{"player":8},null]',
  );
  expect(recentGamesStore.get()).toEqual([{ player: '7', slugs: ['reef'] }]);
});
