import { expect, test } from 'vitest';
import { findPoorContrast } from './contrast-pairs.ts';
import { deriveTokens } from './derive-tokens.ts';
import { toHex, toOklch } from './oklch.ts';

const font = { display: 'serif', text: 'sans-serif' };
const HUES = Array.from({ length: 24 }, (_, place) => place * 15);
const SCHEMES = ['dark', 'light'] as const;

test.each(['#00AAAA', '#FF8160', '#B5135F', '#000000', '#FFFFFF', '#123456', '#FFE34D'])(
  '%s comes back from OKLCH as it was',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);

test('a colour no screen shows keeps lightness and hue', () => {
  const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 145 }));
  expect(shown.l).toBeCloseTo(0.7, 2);
  expect(Math.round(shown.h)).toBe(145);
});

test.each(SCHEMES)('in %s every pair reads, whatever the hue, for pale and deep accents', (scheme) => {
  for (const h of HUES) {
    for (const l of [0.38, 0.45, 0.72, 0.8]) {
      const accent = toHex({ l, c: 0.14, h });
      const poor = findPoorContrast(deriveTokens({ accent, scheme, radius: 12, font }));
      expect(poor, `${accent} ${scheme}`).toEqual([]);
    }
  }
});

test.each(['#757575', '#7B7B7B'])('a grey accent %s tints nothing', (accent) => {
  const { color } = deriveTokens({ accent, scheme: 'light', radius: 12, font });
  for (const surface of [color.surface0, color.surface2, color.surface3])
    expect(toOklch(surface).c).toBeLessThan(0.01);
});

test('an accent on which neither white nor dark text reads is found by its pair', () => {
  const poor = findPoorContrast(deriveTokens({ accent: '#7B7B7B', scheme: 'dark', radius: 12, font }));
  expect(poor.map(({ pair }) => pair)).toContain('onAccent on accent');
});

test('the accent stays as it is given, and an override stands in for what is derived', () => {
  const seeds = { accent: '#00AAAA', scheme: 'dark', radius: 20, font } as const;
  const tokens = deriveTokens(seeds, { color: { focus: '#FFFFFF' } });
  expect(tokens.color).toMatchObject({ accent: '#00AAAA', focus: '#FFFFFF' });
  expect(tokens.radius).toMatchObject({ card: '20px', control: '999px' });
});
