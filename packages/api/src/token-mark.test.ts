import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { tokenMark } from './token-mark.ts';

test('one session has one mark, another has another, and nobody is a visitor', () => {
  expect(tokenMark('a-token')).toBe(tokenMark('a-token'));
  expect(tokenMark('a-token')).not.toBe(tokenMark('b-token'));
  expect(tokenMark(null)).toBe('visitor');
});

test('a mark is short and holds nothing of its token', () => {
  const token = string({ minLength: 24, maxLength: 200, unit: 'grapheme-ascii' });
  assert(
    property(token, (text) => {
      const mark = tokenMark(text);
      expect(mark).toMatch(/^[0-9a-z]{1,11}$/);
      expect(text).not.toBe(mark);
    }),
  );
});

test('tokens that differ in one character differ in their marks', () => {
  const marks = new Set<string>();
  for (let place = 0; place < 64; place += 1) {
    for (const letter of 'bcdefghij')
      marks.add(tokenMark('a'.repeat(place) + letter + 'a'.repeat(63 - place)));
  }
  expect(marks.size).toBe(64 * 9);
});
