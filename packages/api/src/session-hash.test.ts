import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { sessionHash } from './session-hash.ts';

test('one session has one mark, another has another, and nobody is a visitor', () => {
  expect(sessionHash('a-token')).toBe(sessionHash('a-token'));
  expect(sessionHash('a-token')).not.toBe(sessionHash('b-token'));
  expect(sessionHash(null)).toBe('visitor');
});

test('a mark is short and holds nothing of its token', () => {
  const token = string({ minLength: 24, maxLength: 200, unit: 'grapheme-ascii' });
  assert(
    property(token, (text) => {
      const mark = sessionHash(text);
      expect(mark).toMatch(/^[0-9a-z]{1,11}$/);
      expect(text).not.toBe(mark);
    }),
  );
});

test('tokens that differ in one character differ in their marks', () => {
  const marks = new Set<string>();
  for (let place = 0; place < 64; place += 1) {
    for (const letter of 'bcdefghij')
      marks.add(sessionHash('a'.repeat(place) + letter + 'a'.repeat(63 - place)));
  }
  expect(marks.size).toBe(64 * 9);
});
