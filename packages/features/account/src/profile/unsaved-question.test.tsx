import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createFakeAccountApi, completePlayerFixture, ok } from '../testing/fake-account.ts';
import { PlayerProfile } from './player-profile.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open() {
  const { api } = createFakeAccountApi({ 'update-user-details': () => ok({ success: true }) });
  render(
    <TestProviders url="/profile" viewer="player" player={completePlayerFixture()} api={api}>
      <Address />
      <Link to="/promotions">Promotions</Link>
      <Link to="?modal=limits">Limits</Link>
      <Link to="/de/profile">Deutsch</Link>
      <PlayerProviders>
        <PlayerProfile />
      </PlayerProviders>
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Update profile' });
}

const city = () => screen.getByLabelText<HTMLInputElement>('City');
const address = () => document.querySelector('output')?.textContent;
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const stored = () => sessionStorage.getItem('baize.form-drafts') ?? '';
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving the profile with unsaved changes is asked first, and leaving all the same drops them [PRF-01]', async () => {
  await open();
  await userEvent.type(city(), '!');
  await follow('Promotions');
  expect((await question()).textContent).toContain('1 change not saved');
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([address(), city().value]).toEqual(['/profile', 'Rotterdam!']);
  expect(stored()).toContain('Rotterdam!');
  await follow('Promotions');
  await question();
  await press('Leave without saving');
  await waitFor(() => expect(address()).toBe('/promotions'));
  expect(stored()).not.toContain('Rotterdam!');
});

test('a change that was taken back is none, and neither is a saved one: nothing is asked [PRF-01]', async () => {
  await open();
  expect(isAskedByBrowser()).toBe(false);
  await userEvent.type(city(), '!');
  expect(isAskedByBrowser()).toBe(true);
  await userEvent.type(city(), '{Backspace}');
  expect(isAskedByBrowser()).toBe(false);
  await userEvent.type(city(), '!');
  await press('Update profile');
  await screen.findByText('Your profile is saved.');
  expect(isAskedByBrowser()).toBe(false);
  await follow('Promotions');
  expect(address()).toBe('/promotions');
});

test('a dialog over the profile and another language lose nothing, and are not asked about [PRF-01]', async () => {
  await open();
  await userEvent.type(city(), '!');
  await follow('Limits');
  expect(address()).toBe('/profile?modal=limits');
  await follow('Deutsch');
  expect(address()).toBe('/de/profile');
  expect(city().value).toBe('Rotterdam!');
});
