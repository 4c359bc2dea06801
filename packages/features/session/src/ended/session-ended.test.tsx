import { createSessionStore, lastEnd, SessionContext } from '@baize/shell/session';
import { Stage } from '@baize/shell/stage';
import type { LogoutReason } from '@baize/domain/session';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SessionEnded } from './session-ended.tsx';
// Loaded ahead of the first test, which would wait for its code otherwise.
import './session-ended-dialog.tsx';

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
    keepEnd: lastEnd.set,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  store.dispatch({ type: 'signedIn' });
  store.dispatch({ type: 'sessionEnded', reason, at: Date.parse('2026-11-20T17:17:19Z') });
  render(
    <Stage address="/cashback?cpnc=7">
      <SessionContext value={store}>
        <Address />
        <SessionEnded />
      </SessionContext>
    </Stage>,
  );
  return userEvent.setup();
}

test('a session that another device ended is told at the next key press, with the time', async () => {
  const user = ended('CONCURRENT_SESSION');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.keyboard('x');
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('another device');
  expect(alert.textContent).toContain('17:17 UTC');
});

test('the alert leads to the login over the same page', async () => {
  const user = ended('CONCURRENT_SESSION');
  await user.keyboard('x');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/cashback?cpnc=7&modal=login'));
});

test('a told end is not told again', async () => {
  const user = ended('SECURITY_LOGOUT');
  await user.keyboard('x');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.keyboard('x');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an expired session raises no alert: the login is already open', async () => {
  const user = ended('SESSION_EXPIRED');
  await user.keyboard('x');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
