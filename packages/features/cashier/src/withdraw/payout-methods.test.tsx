import { PlayerIsland } from '@baize/shell/player';
import { Stage } from '@baize/shell/stage';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { FakePayouts } from './testing/fake-payouts.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(platform: FakePayouts) {
  render(
    <Stage viewer="player" api={platform.client()} player={platform.player}>
      <PlayerIsland>
        <PlayerWithdraw shape="page" />
      </PlayerIsland>
    </Stage>,
  );
}

const NONE = 'No method pays out here by itself';

test('ways to be paid out that could not be read are no want of them, and a press asks again [HTTP-04] [PAY-09]', async () => {
  const platform = new FakePayouts();
  platform.garbled = true;
  open(platform);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The ways to be paid out could not be read')).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
  platform.garbled = false;
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeTruthy();
});

test('where no method pays out, support does', async () => {
  const platform = new FakePayouts();
  platform.methods = [];
  open(platform);
  expect(await screen.findByText(NONE)).toBeTruthy();
});
