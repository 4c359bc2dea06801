import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { completePlayerFixture, createFakeAccountApi, ok } from '../testing/fake-account.ts';
import { PlayerProfile } from './player-profile.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('an update whose answer is lost is called saved once the platform is seen to have it, and unsaved before [PRF-01] [HTTP-05]', async () => {
  let stored = completePlayerFixture({ city: null }).getUser;
  let isMade = false;
  const { api } = createFakeAccountApi({
    'update-user-details': () => {
      if (isMade) stored = completePlayerFixture({ city: 'Leiden' }).getUser;
      return Response.error();
    },
    'get-user-details': () => ok({ ...completePlayerFixture(), getUser: stored }),
  });
  render(
    <TestProviders viewer="player" player={completePlayerFixture({ city: null })} api={api}>
      <PlayerProviders>
        <PlayerProfile />
      </PlayerProviders>
    </TestProviders>,
  );
  const update = await screen.findByRole<HTMLButtonElement>('button', { name: 'Update profile' });
  await userEvent.type(screen.getByLabelText('City'), 'Leiden');
  await userEvent.click(update);
  expect(await screen.findByText(/What you typed is still here/)).toBeTruthy();
  expect(update.disabled).toBe(false);
  isMade = true;
  await userEvent.click(update);
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
  expect(screen.queryByText(/What you typed is still here/)).toBeNull();
  expect(update.disabled).toBe(true);
  expect(sessionStorage.getItem('baize.form-drafts') ?? '').not.toContain('Leiden');
});
