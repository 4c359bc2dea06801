import { queryKeys } from '@baize/api/queries/keys';
import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { useIsPlayerStillHere } from './use-is-player-still-here.ts';

afterEach(cleanup);

function Probe({ onReady }: { onReady(probe: ReturnType<typeof useProbe>): void }) {
  onReady(useProbe());
  return <p>ready</p>;
}

function useProbe() {
  return { isStillHere: useIsPlayerStillHere(), cache: useQueryClient() };
}

test('the sender is still here until the session ends, and not when somebody else has begun one [PAY-06] [PAY-09]', async () => {
  const player = examplePlayer();
  const { userId } = player.getUser;
  let probe: ReturnType<typeof useProbe> | undefined;
  render(
    <TestProviders url="/" viewer="player" player={player}>
      <PlayerBoundary>
        <Probe onReady={(ready) => (probe = ready)} />
      </PlayerBoundary>
    </TestProviders>,
  );
  await screen.findByText('ready');
  expect(probe?.isStillHere(userId)).toBe(true);
  // As the end of a session does.
  probe?.cache.clear();
  expect(probe?.isStillHere(userId)).toBe(false);
  probe?.cache.setQueryData(queryKeys.userDetails, {
    ...player,
    getUser: { ...player.getUser, userId: 'u-2' },
  });
  expect(probe?.isStillHere(userId)).toBe(false);
});
