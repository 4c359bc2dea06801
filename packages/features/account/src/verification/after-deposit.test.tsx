import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AccountArea from '../routes/area.tsx';
import './player-documents.tsx';

afterEach(cleanup);

async function words(depositCount: number, allowKYCBeforeDeposit: boolean) {
  render(
    <TestProviders
      url="/profile/verify"
      viewer="player"
      player={{ ...playerFixture(), depositCount }}
      settings={{ allowKYCBeforeDeposit }}
    >
      <AccountArea />
      <PlayerBoundary>The player is known.</PlayerBoundary>
    </TestProviders>,
  );
  await screen.findByText('The player is known.');
  expect(screen.getByRole('heading', { name: 'Verification', level: 1 })).toBeTruthy();
  const told = screen.queryByText(/after your first deposit/) !== null;
  cleanup();
  return told;
}

test('where documents wait for the first deposit, a player who has not paid in yet is told so', async () => {
  expect(await words(0, false)).toBe(true);
  expect(await words(0, true)).toBe(false);
  expect(await words(1, false)).toBe(false);
});
