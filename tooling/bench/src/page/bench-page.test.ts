import { expect, test } from 'vitest';
import { getSubjectId, readOptions } from './bench-page.ts';

test('a page, a press and a floor have names that --only can tell apart', () => {
  expect(getSubjectId({ kind: 'visitor', brand: 'curacao', name: '/casino' })).toBe(
    'curacao visitor /casino',
  );
  expect(getSubjectId({ kind: 'press', brand: 'lulu', name: 'deposit' })).toBe('lulu press deposit');
  expect(getSubjectId({ kind: 'floor', brand: null, name: 'tuned' })).toBe('floor tuned');
});

test('five runs of everything without a check, by default', () => {
  expect(readOptions([])).toEqual({ runs: 5, only: null, check: false });
  expect(readOptions(['--runs', '1', '--only', 'press', '--check'])).toEqual({
    runs: 1,
    only: /press/,
    check: true,
  });
});

test('a wrong option is named', () => {
  expect(() => readOptions(['--runs', 'many'])).toThrow('--runs many');
  expect(() => readOptions(['--quick'])).toThrow('--quick');
});
