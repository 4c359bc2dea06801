import { PlayerIsland } from '@baize/shell/player';
import { Stage } from '@baize/shell/stage';
import { stagePlayer } from '@baize/shell/stage-player';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AccountArea from '../routes/area.tsx';
// Loaded ahead of the test, which looks once the player is known.
import './player-documents.tsx';

afterEach(cleanup);

async function words(depositCount: number, allowKYCBeforeDeposit: boolean) {
  render(
    <Stage
      address="/profile/verify"
      viewer="player"
      player={{ ...stagePlayer(), depositCount }}
      settings={{ allowKYCBeforeDeposit }}
    >
      <AccountArea />
      <PlayerIsland>The player is known.</PlayerIsland>
    </Stage>,
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
