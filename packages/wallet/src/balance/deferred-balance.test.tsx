import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredBalance, MAX_DEFER_MS, useDeferredBalance } from './deferred-balance.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  stop();
  vi.useRealTimers();
});

function Balance({ amount }: { amount: number }) {
  return <output>{useDeferredBalance(amount)}</output>;
}

function balance() {
  const { rerender } = render(<Balance amount={100} />);
  return {
    comes: (amount: number) => rerender(<Balance amount={amount} />),
    shown: () => Number(screen.getByRole('status').textContent),
  };
}

let stop: () => void = () => undefined;

const tells = () => act(() => deferredBalance.release());
const ends = () => act(() => stop());
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function runs() {
  act(() => {
    stop = deferredBalance.begin();
  });
}

test('a round’s money is shown when the game has told of the round, not before', () => {
  const { comes, shown } = balance();
  runs();
  comes(99.8);
  comes(104.8);
  expect(shown()).toBe(100);
  tells();
  expect(shown()).toBe(104.8);
  comes(104.6);
  expect(shown()).toBe(104.8);
  ends();
  expect(shown()).toBe(104.6);
});

test('money that comes after the game has told of its round is shown at once', () => {
  const { comes, shown } = balance();
  runs();
  tells();
  comes(99.8);
  expect(shown()).toBe(99.8);
});

test('a balance is held back for four seconds at most, however long a round lasts', () => {
  const { comes, shown } = balance();
  runs();
  comes(90);
  passes(MAX_DEFER_MS - 1);
  expect(shown()).toBe(100);
  passes(1);
  expect(shown()).toBe(90);
});

test('without a running game a balance is shown as it comes', () => {
  const { comes, shown } = balance();
  comes(42);
  tells();
  expect(shown()).toBe(42);
  comes(43);
  expect(shown()).toBe(43);
});
