import { createSessionStore, SessionContext } from '@baize/shell/session';
import { Stage } from '@baize/shell/stage';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Voices } from './voices.tsx';

afterEach(() => {
  cleanup();
  act(() => toasts.clear());
});

test('nothing that was told to a player stays on the screen once their session is over', () => {
  const store = createSessionStore({
    keepEnd: () => undefined,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  render(
    <Stage>
      <SessionContext value={store}>
        <Voices />
      </SessionContext>
    </Stage>,
  );
  act(() => store.dispatch({ type: 'signedIn' }));
  act(() => void toasts.add({ tone: 'danger', title: 'Your deposit did not go through' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => store.dispatch({ type: 'sessionEnded', reason: 'SESSION_EXPIRED', at: 0 }));
  expect(screen.queryByRole('alert')).toBeNull();
});
