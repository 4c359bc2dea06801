import { heldToken } from '@baize/shell/session';
import { PlayerIsland } from '@baize/shell/player';
import { Stage } from '@baize/shell/stage';
import { stagePlayer } from '@baize/shell/stage-player';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeldToken } from './held-token.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function ask(email: string) {
  heldToken.set('another');
  const player = stagePlayer();
  player.getUser = { ...player.getUser, firstName: null, nickname: '', email };
  render(
    <Stage viewer="player" player={player}>
      <PlayerIsland>
        <HeldToken />
      </PlayerIsland>
    </Stage>,
  );
  return screen.findByRole('dialog');
}

test('whoever is signed in is named by their address where there is no other name', async () => {
  expect((await ask('ann@example.com')).textContent).toContain('you are logged in as ann@example.com.');
});

test('an address that only stands in for none names nobody [SES-03]', async () => {
  const dialog = await ask('3f0a1b2c-0000-4000-8000-000000000000@empty-email.invalid');
  expect(dialog.textContent).toContain('you are logged in already.');
  expect(dialog.textContent).not.toContain('empty-email');
});
