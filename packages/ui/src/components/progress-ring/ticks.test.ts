import { expect, test } from 'vitest';
import { tickRings, type TickPart } from './ticks.ts';

const rings = (left: number, ticks = 60) => tickRings({ left, ticks, width: 0.5 });

/** Ticks by part, short and long ones, as they are counted round the dial. */
function counts(left: number, ticks?: number): Record<TickPart, [number, number]> {
  const sum = { first: [0, 0], second: [0, 0], track: [0, 0] } satisfies Record<TickPart, number[]>;
  for (const { part, length, count } of rings(left, ticks)) sum[part][length === 'short' ? 0 : 1] = count;
  const pair = ([short = 0, long = 0]: number[]): [number, number] => [short, long];
  return { first: pair(sum.first), second: pair(sum.second), track: pair(sum.track) };
}

test('A full half hour lights every tick, the first quarter turn apart; every tenth is long', () => {
  expect(counts(1800)).toEqual({ first: [15, 2], second: [45, 4], track: [0, 0] });
});

test('Ticks go out as time goes, the last one at the very end', () => {
  expect(counts(450)).toEqual({ first: [15, 2], second: [0, 0], track: [45, 4] });
  expect(counts(1).first).toEqual([1, 1]);
  expect(counts(0).track).toEqual([60, 6]);
});

test('A ring of all ticks repeats one dash; one of some ends in a gap to where it began', () => {
  expect(rings(0)[0]).toMatchObject({ dashes: '0.5 0.5', offset: 0.25 });
  const [, , track] = rings(1740);
  const lengths = rings(60).map(({ dashes }) => dashes.split(' ').reduce((sum, one) => sum + Number(one), 0));
  expect(lengths.every((length) => length === 60)).toBe(true);
  expect(track).toMatchObject({ part: 'second', from: 15 });
});

test('Time outside the half hour neither adds nor loses a tick', () => {
  expect(rings(4000, 30)).toEqual(rings(1800, 30));
  expect(rings(-5, 30)).toEqual(rings(0, 30));
});
