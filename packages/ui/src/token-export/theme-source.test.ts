import { expect, test } from 'vitest';
import { allTokens } from '../themes/all-tokens.ts';
import { deriveTokens, type ThemeSeeds } from '../themes/derive-tokens.ts';
import {
  countOverrides,
  getTokens,
  isOverridden,
  parseThemeSource,
  resetToken,
  setToken,
  toThemeSource,
  type ThemeSource,
} from './theme-source.ts';
import { tokenNames } from './token-list.ts';

const seeds: ThemeSeeds = {
  accent: '#00AAAA',
  scheme: 'dark',
  radius: 14,
  density: 'regular',
  font: { display: "'North Star',serif", text: 'serif' },
};
const plain: ThemeSource = { seeds, overrides: {} };

function nameOf(path: string) {
  const name = tokenNames.find((one) => one.path === path);
  if (!name) throw new Error(`There is no token ${path}.`);
  return name;
}

test.each([...allTokens])('%s: its source gives its tokens again', (_, tokens) => {
  expect(getTokens(toThemeSource(tokens))).toEqual(tokens);
});

test.each(['compact', 'regular', 'airy'] as const)(
  'a derived theme of %s density gives back its seeds, with nothing overridden',
  (density) => {
    for (const scheme of ['dark', 'light'] as const) {
      const own = { ...seeds, scheme, density };
      expect(toThemeSource(deriveTokens(own))).toEqual({ seeds: own, overrides: {} });
    }
  },
);

test('a token takes a value of its own and gives it up again', () => {
  const focus = nameOf('color.focus');
  const changed = setToken(plain, focus, '#FFFFFF');
  expect(getTokens(changed).color.focus).toBe('#FFFFFF');
  expect([isOverridden(plain, focus), isOverridden(changed, focus)]).toEqual([false, true]);
  expect(countOverrides(setToken(changed, nameOf('page.side'), '40px'))).toBe(2);
  expect(resetToken(changed, focus)).toEqual(plain);
});

test('a value that the seeds give anyway is no override', () => {
  const focus = nameOf('color.focus');
  const changed = setToken(plain, focus, '#FFFFFF');
  expect(setToken(changed, focus, getTokens(plain).color.focus)).toEqual(plain);
});

test('what was stored comes back', () => {
  const source = setToken(
    { ...plain, seeds: { ...seeds, density: 'airy' } },
    nameOf('nav.header'),
    '#101010',
  );
  expect(parseThemeSource(JSON.parse(JSON.stringify(source)))).toEqual(source);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['no overrides', { seeds }],
  ['an accent that is no color', { seeds: { ...seeds, accent: 'red' }, overrides: {} }],
  ['another scheme', { seeds: { ...seeds, scheme: 'dim' }, overrides: {} }],
  ['another density', { seeds: { ...seeds, density: 'roomy' }, overrides: {} }],
  ['a radius out of range', { seeds: { ...seeds, radius: 33 }, overrides: {} }],
  ['no fonts', { seeds: { ...seeds, font: 'serif' }, overrides: {} }],
  [
    'fonts that would end the rule',
    { seeds: { ...seeds, font: { display: 'a;}', text: 'b' } }, overrides: {} },
  ],
  ['an address as a color', { seeds, overrides: { nav: { header: 'url(//a.example/b)' } } }],
  ['tokens in a circle', { seeds, overrides: { field: { background: 'var(--field-background)' } } }],
])('%s is no theme', (_, raw) => {
  expect(parseThemeSource(raw)).toBeUndefined();
});

test('what the contract does not know is left out', () => {
  expect(parseThemeSource({ seeds, overrides: { color: { sky: '#FFFFFF' }, moon: {} } })).toEqual(plain);
});
