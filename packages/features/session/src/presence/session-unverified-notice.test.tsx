import { tokenStore } from '@baize/browser/token-store';
import { createSessionStore, SessionContext } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionUnverifiedNotice } from './session-unverified-notice.tsx';

const TEXT = 'We cannot reach your account right now.';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function failedStart() {
  const store = createSessionStore({
    storeEnd: () => undefined,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  tokenStore.set('kept');
  store.dispatch({ type: 'detailsFailed' });
  let answer: 'detailsFailed' | 'detailsLoaded' = 'detailsFailed';
  const retry = vi.fn(async () => {
    store.dispatch({ type: 'retried' });
    store.dispatch({ type: answer });
  });
  render(
    <TestProviders>
      <SessionContext value={store}>
        <SessionUnverifiedNotice retry={retry} />
      </SessionContext>
    </TestProviders>,
  );
  return { retry, works: () => void (answer = 'detailsLoaded') };
}

const tryAgain = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Try again/ })));
};

test('a player whose account cannot be reached is told so, and can try again until it works', async () => {
  const { works } = failedStart();
  expect(screen.getByText(TEXT)).toBeTruthy();
  await tryAgain();
  expect(screen.getByText(TEXT)).toBeTruthy();
  works();
  await tryAgain();
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(tokenStore.get()).toBe('kept');
});

test('it is asked again by itself once the connection is back', async () => {
  const { retry, works } = failedStart();
  works();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('a visitor, and whoever logged out in another tab, is told of no account', () => {
  failedStart();
  act(() => tokenStore.clear());
  expect(screen.queryByText(TEXT)).toBeNull();
});
