import { createSessionStore, SessionContext } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginDialog } from '../login/login-dialog.tsx';
import { SignUpDialog } from '../sign-up/sign-up-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A form in the address of a page whose kept session is still being read. */
function openedEarly(Dialog: typeof LoginDialog) {
  const store = createSessionStore({
    storeEnd: () => undefined,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  const close = vi.fn<() => void>();
  render(
    <TestProviders>
      <SessionContext value={store}>
        <Dialog open close={close} onExited={() => undefined} />
      </SessionContext>
    </TestProviders>,
  );
  return { store, close };
}

const dialog = () => screen.queryByRole('dialog');

test.each([
  ['login', LoginDialog],
  ['sign-up', SignUpDialog],
])('the %s waits until it is known whether a kept session still counts [SES-01]', (_, Dialog) => {
  const { store, close } = openedEarly(Dialog);
  expect(dialog()).toBeNull();
  act(() => store.dispatch({ type: 'detailsLoaded' }));
  expect(dialog()).toBeNull();
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['login', LoginDialog],
  ['sign-up', SignUpDialog],
])('the %s shows once the player turns out signed out [SES-01]', (_, Dialog) => {
  const { store, close } = openedEarly(Dialog);
  act(() => store.dispatch({ type: 'detailsRefused' }));
  expect(dialog()).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

test('a session that is read once more takes nothing away that is being typed', async () => {
  const { store } = openedEarly(LoginDialog);
  act(() => store.dispatch({ type: 'detailsFailed' }));
  await userEvent.type(screen.getByLabelText('E-mail'), 'ann@example.com');
  act(() => store.dispatch({ type: 'retried' }));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ann@example.com');
});
