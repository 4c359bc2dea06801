import { expect, test } from 'vitest';
import { isStorable } from './is-storable.ts';

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

test.each([undefined, null, 7, 'Ünïcödé 🎰', { a: ['b', { c: null }] }, nested(64)])(
  '%j can be kept',
  (value) => {
    expect(isStorable(value)).toBe(true);
  },
);

test.each([
  ['a zero character', { a: ['b\u0000'] }],
  ['half a sign', ['\ud800']],
  ['a name with a zero character', { 'a\u0000': 1 }],
  ['what is nested without end', nested(65)],
  ['what is nested far beyond any stack', nested(200_000)],
])('%s can not', (_what, value) => {
  expect(isStorable(value)).toBe(false);
});
