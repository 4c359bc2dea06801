import { expect, test } from 'vitest';
import { firstStatusAt, historyTimes, statusSince } from './payment-history.ts';

const at = (minute: number) => `2026-11-20T17:0${minute}:00Z`;
const epoch = (minute: number) => Date.UTC(2026, 10, 20, 17, minute);
const history = [
  { status: 'confirmed', at: at(2) },
  { status: 'pending', at: at(0) },
  { status: 'processing', at: 'yesterday' },
  { status: 'processed', at: at(5) },
];

test('a history is read with its instants, the oldest first, whatever order it came in', () => {
  expect(historyTimes(history)).toEqual([
    { status: 'pending', at: epoch(0) },
    { status: 'confirmed', at: epoch(2) },
    { status: 'processed', at: epoch(5) },
  ]);
});

test('a payment has its status since the last change, and since nobody knows when where that was another', () => {
  expect(statusSince({ status: 'processed', history })).toBe(epoch(5));
  expect(statusSince({ status: 'failed', history })).toBeNull();
  expect(statusSince({ status: 'pending', history: [] })).toBeNull();
});

test('a station began with the first status that belongs to it', () => {
  expect(firstStatusAt(history, ['confirmed', 'processed'])).toBe(epoch(2));
  expect(firstStatusAt(history, ['processing'])).toBeNull();
});
