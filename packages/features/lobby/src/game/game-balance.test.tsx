import type { UserDetails } from '@baize/api/endpoints/session';
import { queryKeys } from '@baize/api/queries/keys';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { TestProviders } from '@baize/player/test-providers';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { playPlatform } from '../testing/play-platform.ts';
import { exampleGame } from '../testing/example-game.ts';
import { GameScreen } from './game-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Stands for the platform's push. */
function Push() {
  const queryClient = useQueryClient();
  const pay = () =>
    queryClient.setQueryData<UserDetails>(queryKeys.userDetails, (known) => {
      if (!known) return known;
      const { getUser } = known;
      const userWallet = { ...getUser.userWallet, amount: 255.3 };
      return { ...known, getUser: { ...getUser, userWallet } };
    });
  return (
    <button type="button" onClick={pay}>
      Push
    </button>
  );
}

async function says(data: unknown) {
  const frame = await screen.findByTitle('Pearl Diver');
  const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://games.test', source })),
  );
}

const figure = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;
const figures = () => ['Net result', 'Staked', 'Balance'].map(figure);

test('a running game’s balance does not give a result away: it moves with the other figures, when the game tells', async () => {
  const { api } = playPlatform({ launch: { url: 'http://games.test/pearl?token=1', mode: 'real' } });
  render(
    <TestProviders viewer="player" api={api} url="/casino/games/pearl-diver">
      <GameScreen game={exampleGame()} related={[]} />
      <PlayerBoundary>
        <Push />
      </PlayerBoundary>
    </TestProviders>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  await says({ type: 'ready' });
  await vi.waitFor(() => expect(figures()).toEqual(['€0.00', '€0.00', '€248.50']));
  fireEvent.click(await screen.findByRole('button', { name: 'Push' }));
  await Promise.resolve();
  expect(figures()).toEqual(['€0.00', '€0.00', '€248.50']);
  await says({ type: 'round', roundId: 1, stake: 0.2, win: 7, currencyCode: 'EUR' });
  await vi.waitFor(() => expect(figures()).toEqual(['+€6.80', '€0.20', '€255.30']));
});
