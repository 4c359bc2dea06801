import { LOGOUT_REASONS, type LogoutReason } from '@baize/domain/session';
import { buttonClass } from '@baize/ui/button';
import { createSessionStore, lastLock, lastSessionEnd, SessionContext } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SessionEnded } from './session-ended.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function ended(reason: LogoutReason) {
  const store = createSessionStore({
    storeEnd: lastSessionEnd.set,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  store.dispatch({ type: 'signedIn' });
  store.dispatch({ type: 'sessionEnded', reason, at: Date.parse('2026-11-20T17:17:19Z') });
  render(
    <TestProviders url="/cashback?cpnc=7" settings={{ inactivitySessionTimeout: 45 }}>
      <SessionContext value={store}>
        <Address />
        <SessionEnded />
      </SessionContext>
    </TestProviders>,
  );
  return { store, user: userEvent.setup() };
}

const note = () => screen.getByRole('status', { hidden: true }).textContent;
const alert = () => screen.queryByRole('alertdialog');

test('an end is told at the next key press, with its time in both zones', async () => {
  const { user } = ended('CONCURRENT_SESSION');
  expect(alert()).toBeNull();
  await user.keyboard('x');
  expect(alert()?.textContent).toContain('another device');
  expect(alert()?.textContent).toContain('17:17 UTC');
});

test('whoever has just taken a break reads until when, and is pressed to close, not to log in [LIM-05]', async () => {
  lastLock.set({ reason: 'frozen', until: Date.parse('2126-11-21T17:17:19Z') });
  const { user } = ended('ACCOUNT_LOCKED');
  expect(note()).toContain('Your account is frozen.');
  expect(note()).toMatch(/It ends .*17:17.*UTC/);
  await user.keyboard('x');
  expect(alert()?.textContent).toMatch(/It ends .*17:17.*UTC/);
  expect(screen.getByRole('link', { name: 'Help with gambling' })).toBeTruthy();
  const primary = buttonClass({ variant: 'primary' });
  expect(screen.getByRole('button', { name: 'Close' }).className).toContain(primary);
  expect(screen.getByRole('button', { name: 'Log in' }).className).not.toContain(primary);
  lastLock.set(null);
});

test('whoever closed the account is told so, and is not asked to log in again', async () => {
  const { user } = ended('ACCOUNT_CLOSED');
  await user.keyboard('x');
  expect(alert()?.textContent).toContain('You have closed your account.');
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(alert()).toBeNull());
});

test('until then a quiet note says why nobody is signed in, and it goes when the alert comes', async () => {
  const { user } = ended('USER_INACTIVITY_TIMEOUT');
  expect(note()).toBe('You have been signed outThere was no activity for 45 minutes.');
  await user.keyboard('x');
  expect(note()).toBe('');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(alert()).toBeNull());
  expect(note()).toBe('');
});

test('neither an expired session, over which the login is open, nor the player’s own wish leaves a note', () => {
  for (const reason of ['SESSION_EXPIRED', 'USER_INITIATED'] as const) {
    ended(reason);
    expect(note()).toBe('');
    cleanup();
    localStorage.clear();
  }
});

test('a player who was away learns how long nothing had moved', async () => {
  const { user } = ended('USER_INACTIVITY_TIMEOUT');
  await user.click(document.body);
  expect(alert()?.textContent).toContain('There was no activity for 45 minutes.');
});

test('every forced end has its own words', async () => {
  const told = new Set<string>();
  for (const reason of LOGOUT_REASONS) {
    const { user } = ended(reason);
    await user.keyboard('x');
    const words = alert()?.textContent;
    if (words) told.add(words);
    cleanup();
    localStorage.clear();
  }
  // Not the player's own wish, and not an expired session, over which the login is open already.
  expect(told.size).toBe(LOGOUT_REASONS.length - 2);
});

test('the alert leads to the login over the same page', async () => {
  const { user } = ended('CONCURRENT_SESSION');
  await user.keyboard('x');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/cashback?cpnc=7&modal=login'));
});

test('a told end is not told again, here or in another tab', async () => {
  const { user } = ended('SECURITY_LOGOUT');
  await user.keyboard('x');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(alert()).toBeNull());
  await user.keyboard('x');
  expect(alert()).toBeNull();
  expect(lastSessionEnd.get()).toBeNull();
});

test('an end that another tab has told leaves this one too', async () => {
  const { user } = ended('SECURITY_LOGOUT');
  await user.keyboard('x');
  expect(alert()).not.toBeNull();
  act(() => lastSessionEnd.clear());
  await waitFor(() => expect(alert()).toBeNull());
});

test('an expired session raises no alert: the login is already open', async () => {
  const { user } = ended('SESSION_EXPIRED');
  await user.keyboard('x');
  expect(alert()).toBeNull();
});

test('whoever logs in again is told nothing of the end before', async () => {
  const { user, store } = ended('CONCURRENT_SESSION');
  act(() => store.dispatch({ type: 'signedIn' }));
  await user.keyboard('x');
  expect(alert()).toBeNull();
});
