import { expect, test } from 'vitest';
import { findPoorContrast } from './contrast-pairs.ts';
import { contrast } from './contrast.ts';
import { tokens as lulu } from './lulu/tokens.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/** Every theme there is: a new one is held to the same without being named here. */
const themes = import.meta.glob<{ tokens: ThemeTokens }>('./*/tokens.ts', { eager: true });

test('there are themes to check', () => {
  expect(Object.keys(themes).length).toBeGreaterThan(2);
});

test.each(Object.entries(themes))(
  '%s: every text reads at 4.5 to 1 or better, every control edge, focus ring and meaningful mark stands out at 3 to 1',
  (_file, { tokens }) => {
    expect(findPoorContrast(tokens)).toEqual([]);
  },
);

test('a pair that is too near is named with its contrast', () => {
  const pale = { ...lulu, color: { ...lulu.color, muted: '#9A8497' } };
  expect(findPoorContrast(pale)).toContainEqual({
    pair: 'muted on surface1',
    ratio: expect.closeTo(3.5, 0),
    least: 4.5,
  });
});

test('the measure itself is right: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#B5135F', '#B5135F')).toBe(1);
  expect(contrast('#FF8160', '#2B0E06')).toBeCloseTo(7.3, 1);
});
