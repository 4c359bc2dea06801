import { lastSessionEnd } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginDialog } from './login-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const AT = Date.parse('2026-11-20T17:17:19Z');

function open() {
  const close = vi.fn<() => void>();
  render(
    <TestProviders url="/?modal=login">
      <LoginDialog open close={close} onExited={() => undefined} />
    </TestProviders>,
  );
  return { user: userEvent.setup(), close };
}

test('a login that opened because the session was over says so, and that what was typed is kept', async () => {
  sessionStorage.setItem('baize.form-drafts', '{"owner":"7","forms":{"profile":{"city":"Delft"}}}');
  lastSessionEnd.set({ reason: 'SESSION_EXPIRED', at: AT });
  open();
  const said = await screen.findByText('Your session has expired.');
  expect(said.parentElement?.textContent).toContain('the time limit you set yourself');
  expect(said.parentElement?.textContent).toContain('What you had typed is kept');
});

test('a session that ends while the login stands open says so too', async () => {
  open();
  await screen.findByLabelText('E-mail');
  act(() => lastSessionEnd.set({ reason: 'SESSION_EXPIRED', at: AT }));
  expect(await screen.findByText('Your session has expired.')).toBeTruthy();
});

test('once closed it is told: the next login says nothing of it', async () => {
  lastSessionEnd.set({ reason: 'SESSION_EXPIRED', at: AT });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
  cleanup();
  open();
  await screen.findByLabelText('E-mail');
  expect(screen.queryByText('Your session has expired.')).toBeNull();
});

test('an end with an alert of its own is not told here', async () => {
  lastSessionEnd.set({ reason: 'CONCURRENT_SESSION', at: AT });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Your session has expired.')).toBeNull();
  expect(lastSessionEnd.get()?.reason).toBe('CONCURRENT_SESSION');
});
