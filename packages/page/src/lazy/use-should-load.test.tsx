import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShouldLoad } from './use-should-load.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['somebody'];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Part() {
  const here = useRef<HTMLDivElement>(null);
  return <div ref={here}>{useShouldLoad(here, false) ? 'wanted' : 'not yet'}</div>;
}

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a part in sight is wanted at the first sign of somebody', () => {
  render(<Part />);
  expect(screen.getByText('not yet')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('pointermove')));
  // What answers the sign itself is painted first.
  pass(50);
  expect(screen.getByText('wanted')).toBeTruthy();
});

test('a page at rest wants nothing, however long it stands; a player’s page does at once', () => {
  render(<Part />);
  pass(60_000);
  expect(screen.getByText('not yet')).toBeTruthy();
  cleanup();
  document.documentElement.dataset['session'] = 'kept';
  render(<Part />);
  expect(screen.getByText('wanted')).toBeTruthy();
});
