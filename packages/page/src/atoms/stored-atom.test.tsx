import { storedValue } from '@baize/browser/storage';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useAtom } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { storedAtom } from './stored-atom.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const fact = () =>
  storedValue<string>({
    key: 'stage',
    parse: (raw) => (typeof raw === 'string' ? raw : undefined),
    fallback: 'none',
  });

function View({ of }: { of: ReturnType<typeof storedAtom<string>> }) {
  const [value, setValue] = useAtom(of);
  return (
    <button type="button" onClick={() => setValue('pressed')}>
      {value}
    </button>
  );
}

test('a persisted fact is read, written and kept', () => {
  localStorage.setItem('baize.stage', '"before"');
  render(<View of={storedAtom(fact())} />);
  expect(screen.getByRole('button').textContent).toBe('before');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('pressed');
  expect(localStorage.getItem('baize.stage')).toBe('"pressed"');
});

test('a change in another tab is seen here', () => {
  const own = fact();
  render(<View of={storedAtom(own)} />);
  localStorage.setItem('baize.stage', '"elsewhere"');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'baize.stage', storageArea: localStorage }));
  });
  expect(screen.getByRole('button').textContent).toBe('elsewhere');
});
