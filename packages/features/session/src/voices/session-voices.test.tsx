import { createSessionStore, lastEnd, SessionContext } from '@baize/shell/session';
import { Stage } from '@baize/shell/stage';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionVoices } from './session-voices.tsx';
// Loaded ahead of the first test, which would wait for its code otherwise.
import './voices.tsx';

const END = { reason: 'USER_INACTIVITY_TIMEOUT', at: Date.parse('2026-11-20T17:17:19Z') } as const;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open() {
  const store = createSessionStore({
    keepEnd: lastEnd.set,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  render(
    <Stage>
      <SessionContext value={store}>
        <SessionVoices />
      </SessionContext>
    </Stage>,
  );
  return store;
}

/** Sooner than the code comes for a visitor. */
const told = () => screen.findByText('You have been signed out', undefined, { timeout: 4_000 });

test('a session that ran out while the page was closed is told as soon as the start has seen it', async () => {
  const store = open();
  act(() => store.dispatch({ type: 'sessionEnded', ...END }));
  expect(await told()).toBeTruthy();
});

test('an end that was not told before a reload is told at once after it', async () => {
  lastEnd.set(END);
  const store = open();
  act(() => store.dispatch({ type: 'tokenMissing', ended: lastEnd.get() }));
  expect(await told()).toBeTruthy();
});
