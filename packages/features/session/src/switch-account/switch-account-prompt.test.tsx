import { ApiFailure } from '@baize/api/failure';
import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { pendingToken } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SwitchAccountDialog } from './switch-account-dialog.tsx';
import { SwitchAccountPrompt } from './switch-account-prompt.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function ask(email: string) {
  pendingToken.set('another');
  const player = playerFixture();
  player.getUser = { ...player.getUser, firstName: null, nickname: '', email };
  render(
    <TestProviders viewer="player" player={player}>
      <PlayerBoundary>
        <SwitchAccountPrompt />
      </PlayerBoundary>
    </TestProviders>,
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

test.each([
  ['no longer works', new ApiFailure({ kind: 'session-ended', status: 403, path: '/' }), 0],
  ['No answer came', new ApiFailure({ kind: 'server', status: 500, path: '/' }), 1],
])('a link that does not let the player in says so: %s', async (words, problem, tries) => {
  const user = userEvent.setup();
  let stayed = 0;
  render(
    <TestProviders viewer="player">
      <SwitchAccountDialog
        open
        name="Ann"
        onStay={() => (stayed += 1)}
        onSwitch={() => Promise.reject(problem)}
      />
    </TestProviders>,
  );
  await user.click(await screen.findByRole('button', { name: 'Log in with the link' }));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(words);
  expect(told.textContent).toContain('still logged in');
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
  await user.click(screen.getByRole('button', { name: 'Stay in my account' }));
  expect(stayed).toBe(1);
});
