import { expect, test } from 'vitest';
import { contract } from '../contract.css.ts';
import { allTokens } from '../themes/all-tokens.ts';
import { deriveTokens } from '../themes/derive-tokens.ts';
import type { ThemeTokens } from '../themes/theme-tokens.ts';
import { formatColor, readColor } from './design-color.ts';
import { createDesignTokens, findTokenProblems, type DesignToken } from './design-tokens.ts';
import { readToken, tokenNames } from './token-list.ts';

/** Every theme there is, and one of each scheme as the command derives it. */
const themes: [string, ThemeTokens][] = [
  ...allTokens,
  ...(['dark', 'light'] as const).map((scheme): [string, ThemeTokens] => [
    scheme,
    deriveTokens({ accent: '#00AAAA', scheme, radius: 14, font: { display: 'serif', text: 'sans-serif' } }),
  ]),
];

/** A file as a design tool has it: parsed from text, by path. */
function parseFile(tokens: ThemeTokens): Map<string, DesignToken> {
  const file = JSON.parse(JSON.stringify(createDesignTokens('azure', tokens))) as Record<string, unknown>;
  return new Map(
    Object.entries(file)
      .filter(([group]) => !group.startsWith('$'))
      .flatMap(([group, values]) =>
        Object.entries(values as Record<string, DesignToken>).map(
          ([key, token]) => [`${group}.${key}`, token] as const,
        ),
      ),
  );
}

/** An object of the format with these parts and no others; each is looked at. */
function isObject(
  value: unknown,
  parts: Record<string, (part: unknown) => boolean>,
  optional: Record<string, (part: unknown) => boolean> = {},
): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const all = { ...parts, ...optional };
  return (
    Object.keys(parts).every((key) => key in value) &&
    Object.entries(value).every(([key, part]) => all[key]?.(part) ?? false)
  );
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isListOf = (value: unknown, part: (one: unknown) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => part(one));
const isColor = (value: unknown) =>
  isObject(
    value,
    {
      colorSpace: (space) => space === 'srgb',
      components: (list) => isListOf(list, isShare) && Array.isArray(list) && list.length === 3,
      hex: (hex) => typeof hex === 'string' && /^#[0-9A-F]{6}$/.test(hex),
    },
    { alpha: isShare },
  );
/** A color, or the reference to one. */
const isColorPart = (value: unknown) =>
  typeof value === 'string' ? /^\{color\.\w+\}$/.test(value) : isColor(value);
const isDimension = (value: unknown) =>
  isObject(value, { value: (pixels) => Number.isFinite(pixels), unit: (unit) => unit === 'px' });
const isShadow = (value: unknown) =>
  isObject(
    value,
    {
      color: isColorPart,
      offsetX: isDimension,
      offsetY: isDimension,
      blur: isDimension,
      spread: isDimension,
    },
    { inset: (inset) => inset === true },
  );

/** The types of the specification that themes use. */
const SHAPES: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  number: (value) => Number.isFinite(value),
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  fontFamily: (value) => isListOf(value, (one) => typeof one === 'string' && one !== ''),
  border: (value) =>
    isObject(value, { color: isColorPart, width: isDimension, style: (style) => style === 'solid' }),
  shadow: (value) => isShadow(value) || isListOf(value, isShadow),
  gradient: (value) => isListOf(value, (stop) => isObject(stop, { color: isColorPart, position: isShare })),
};

test('there are themes to export', () => {
  expect(allTokens.size).toBeGreaterThan(2);
});

test.each(themes)(
  '%s: every token of the contract is in the file, and nothing else [BRD-02]',
  (_, tokens) => {
    const paths = Object.entries(contract).flatMap(([group, names]) =>
      Object.keys(names).map((key) => `${group}.${key}`),
    );
    expect([...parseFile(tokens).keys()].toSorted()).toEqual(paths.toSorted());
  },
);

test.each(themes)('%s: each value has the shape of its type', (_, tokens) => {
  for (const [path, { $type, $value }] of parseFile(tokens)) {
    const isReference = typeof $value === 'string';
    expect(isReference || SHAPES[$type]?.($value), `${path} is a ${$type}`).toBe(true);
  }
});

test.each(themes)('%s: each reference leads to a value of its type, and none in a circle', (_, tokens) => {
  const file = parseFile(tokens);
  for (const [path, token] of file) {
    const seen = new Set([path]);
    let at = token;
    while (typeof at.$value === 'string') {
      const next = at.$value.slice(1, -1);
      expect(seen.has(next), `${path} by ${next}`).toBe(false);
      seen.add(next);
      const found = file.get(next);
      expect(found?.$type, `${path} by ${next}`).toBe(token.$type);
      if (!found) break;
      at = found;
    }
    for (const [, inner = ''] of JSON.stringify(at.$value).matchAll(/\{(color\.\w+)\}/g))
      expect(file.get(inner)?.$type, `${path} uses ${inner}`).toBe('color');
  }
});

test.each(themes)('%s: every color comes back as the sheet has it', (_, tokens) => {
  const written = tokenNames
    .filter(({ group }) => group === 'color')
    .map((token) => readToken(tokens, token).toUpperCase());
  const colors = written.map(readColor);
  expect(colors).not.toContain(null);
  const back = colors.map((color) => color && formatColor(color));
  const isHex = (value: string) => value.startsWith('#');
  expect(back.filter((_one, index) => isHex(written[index] ?? ''))).toEqual(written.filter(isHex));
});

test.each([
  ['rgba(4,9,15,.74)', { components: [0.0157, 0.0353, 0.0588], alpha: 0.74, hex: '#04090F' }, '#04090FBD'],
  ['#f80', { components: [1, 0.5333, 0], hex: '#FF8800' }, '#FF8800'],
  ['rgb(300,0,0)', null, null],
  ['#12345', null, null],
])('%s is read as a color', (written, color, back) => {
  const read = readColor(written);
  expect(read).toEqual(color && { colorSpace: 'srgb', ...color });
  expect(read && formatColor(read)).toBe(back);
});

test('all 256 steps of a channel and of alpha come back', () => {
  for (let step = 0; step < 256; step += 1) {
    const hex = step.toString(16).padStart(2, '0').toUpperCase();
    const written = `#${hex}80${hex}${step === 255 ? '' : hex}`;
    const color = readColor(written);
    expect(color && formatColor(color)).toBe(written);
  }
});

test('what the format cannot say stands beside it as the sheet says it', () => {
  const tokens = deriveTokens({
    accent: '#00AAAA',
    scheme: 'dark',
    radius: 14,
    font: { display: "'North Star',serif", text: 'serif' },
  });
  expect(createDesignTokens('azure', tokens)).toMatchObject({
    font: { display: { $type: 'fontFamily', $value: ['North Star', 'serif'] } },
    gradient: { accent: { $extensions: { 'example.baize': { css: tokens.gradient.accent } } } },
    type: { heroSize: { $value: { value: 62, unit: 'px' }, $extensions: expect.any(Object) } },
    nav: { header: { $type: 'color', $value: '{color.surface1}' } },
    focus: { ring: { $value: [{ color: '{color.surface0}' }, { color: '{color.focus}' }] } },
  });
});

test.each([
  ['color', 'accent', 'red'],
  ['color', 'accent', 'var(--color-nothing)'],
  ['color', 'accent', 'var(--color-accent)'],
  ['color', 'text', 'var(--gradient-accent)'],
  ['nav', 'avatar', 'url(https://example.com/a.png)'],
  ['radius', 'card', '1em'],
  ['shadow', 'card', '0 1px'],
  ['card', 'border', '1px dotted #000000'],
  ['font', 'text', 'a;}'],
  ['type', 'heroWeight', '1200'],
  ['illustration', 'quay', 'inline'],
] as const)('%s.%s as %s is refused with how to write it', (group, key, value) => {
  const [, wireframe] = [...allTokens].find(([name]) => name === 'wireframe') ?? [];
  if (!wireframe) throw new Error('wireframe is gone.');
  const broken: ThemeTokens = { ...wireframe, [group]: { ...wireframe[group], [key]: value } };
  expect(findTokenProblems(broken)).toContainEqual({
    path: `${group}.${key}`,
    advice: expect.stringContaining('Write'),
  });
  expect(() => createDesignTokens('azure', broken)).toThrow(`${group}.${key}: Write`);
});
