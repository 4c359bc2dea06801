import { expect, test } from 'vitest';
import { visibleRows } from './use-visible-rows.ts';

const list = { rows: 700, height: 250, room: 800 };

test('a list draws the rows that are seen and a few around, wherever the page stands', () => {
  expect(visibleRows({ ...list, from: -400 })).toEqual({ first: 0, end: 5 });
  expect(visibleRows({ ...list, from: 0 })).toEqual({ first: 0, end: 7 });
  expect(visibleRows({ ...list, from: 50_000 })).toEqual({ first: 197, end: 207 });
});

test('it never draws rows that are not there', () => {
  expect(visibleRows({ ...list, from: 174_500 })).toEqual({ first: 695, end: 700 });
  expect(visibleRows({ ...list, from: 400_000 })).toEqual({ first: 700, end: 700 });
  expect(visibleRows({ ...list, rows: 0, from: 0 })).toEqual({ first: 0, end: 0 });
});
