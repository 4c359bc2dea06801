import { createSessionStore, SessionContext } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionAnnouncerList } from './session-announcer-list.tsx';

afterEach(() => {
  cleanup();
  act(() => toasts.clear());
});

test('nothing that was told to a player stays on the screen once their session is over', () => {
  const store = createSessionStore({
    storeEnd: () => undefined,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  render(
    <TestProviders>
      <SessionContext value={store}>
        <SessionAnnouncerList />
      </SessionContext>
    </TestProviders>,
  );
  act(() => store.dispatch({ type: 'signedIn' }));
  act(() => void toasts.add({ tone: 'danger', title: 'Your deposit did not go through' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => store.dispatch({ type: 'sessionEnded', reason: 'SESSION_EXPIRED', at: 0 }));
  expect(screen.queryByRole('alert')).toBeNull();
});
