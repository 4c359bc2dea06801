import { expect, test } from 'vitest';
import { dialPaths } from './ticks.ts';

function count(path: string): number {
  return path.split('M').length - 1;
}

test('A full half hour lights every tick, the first quarter turn apart', () => {
  const { first, second, track } = dialPaths({ left: 1800, ticks: 60 });
  expect([count(first), count(second), count(track)]).toEqual([15, 45, 0]);
});

test('Ticks go out as time goes, the last one at the very end', () => {
  const quarter = dialPaths({ left: 450, ticks: 60 });
  expect([count(quarter.first), count(quarter.second), count(quarter.track)]).toEqual([15, 0, 45]);
  expect(count(dialPaths({ left: 1, ticks: 60 }).first)).toBe(1);
  expect(count(dialPaths({ left: 0, ticks: 60 }).track)).toBe(60);
});

test('Time outside the half hour neither adds nor loses a tick', () => {
  expect(dialPaths({ left: 4000, ticks: 30 })).toEqual(dialPaths({ left: 1800, ticks: 30 }));
  expect(dialPaths({ left: -5, ticks: 30 })).toEqual(dialPaths({ left: 0, ticks: 30 }));
});
