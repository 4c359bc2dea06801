import { DENSITIES, deriveTokens, type ThemeSeeds, type TokenOverrides } from '../themes/derive-tokens.ts';
import { toOklch } from '../themes/oklch.ts';
import type { ThemeTokens } from '../themes/theme-tokens.ts';
import { findTokenProblems } from './design-tokens.ts';
import { readToken, tokenNames, type TokenName } from './token-list.ts';

/** What a theme's `tokens.ts` is made of. */
export interface ThemeSource {
  seeds: ThemeSeeds;
  /** Values that stand in for derived ones. */
  overrides: TokenOverrides;
}

/** Returns a theme's tokens. */
export function getTokens({ seeds, overrides }: ThemeSource): ThemeTokens {
  return deriveTokens(seeds, overrides);
}

/**
 * Returns seeds and overrides that give a theme's tokens again, whoever wrote them: what does not follow from the seeds
 * is an override.
 */
export function toThemeSource(tokens: ThemeTokens): ThemeSource {
  const seeds: ThemeSeeds = {
    accent: tokens.color.accent,
    scheme: toOklch(tokens.color.surface0).l < toOklch(tokens.color.text).l ? 'dark' : 'light',
    radius: Number.parseInt(tokens.radius.card, 10),
    density: DENSITIES.find((density) => isOfDensity(tokens, density)) ?? 'regular',
    font: tokens.font,
  };
  const derived = deriveTokens(seeds);
  const differing = tokenNames.filter((name) => readToken(tokens, name) !== readToken(derived, name));
  return {
    seeds,
    overrides: differing.reduce<TokenOverrides>(
      (all, name) => withOverride(all, name, readToken(tokens, name)),
      {},
    ),
  };
}

function isOfDensity({ page, font }: ThemeTokens, density: ThemeSeeds['density']): boolean {
  const derived = deriveTokens({ accent: '#000000', scheme: 'light', radius: 0, density, font });
  return page.side === derived.page.side && page.cardGap === derived.page.cardGap;
}

/** Gives one token a value of its own; one that the seeds give anyway is no override. */
export function setToken({ seeds, overrides }: ThemeSource, name: TokenName, value: string): ThemeSource {
  if (readToken(deriveTokens(seeds), name) === value) return resetToken({ seeds, overrides }, name);
  return { seeds, overrides: withOverride(overrides, name, value) };
}

/** Lets one token follow from the seeds again. */
export function resetToken({ seeds, overrides }: ThemeSource, { group, key }: TokenName): ThemeSource {
  const others = Object.entries(overrides[group] ?? {}).filter(([one]) => one !== key);
  const groups = Object.entries(overrides).filter(([one]) => one !== group);
  return {
    seeds,
    overrides: Object.fromEntries(
      others.length === 0 ? groups : [...groups, [group, Object.fromEntries(others)]],
    ),
  };
}

/** Says whether a token has a value of its own. */
export function isOverridden({ overrides }: ThemeSource, { group, key }: TokenName): boolean {
  return Object.hasOwn(overrides[group] ?? {}, key);
}

/** Returns how many tokens have a value of their own. */
export function countOverrides(source: ThemeSource): number {
  return tokenNames.filter((name) => isOverridden(source, name)).length;
}

function withOverride(overrides: TokenOverrides, { group, key }: TokenName, value: string): TokenOverrides {
  return { ...overrides, [group]: { ...overrides[group], [key]: value } };
}

export const LARGEST_RADIUS = 32;

/** Reads what was stored; undefined for anything that is no theme, or one with a value no style sheet could read. */
export function parseThemeSource(raw: unknown): ThemeSource | undefined {
  if (!isRecord(raw) || !isRecord(raw['seeds']) || !isRecord(raw['overrides'])) return undefined;
  const { accent, scheme, radius, density, font } = raw['seeds'];
  const known = DENSITIES.find((one) => one === density);
  if (typeof accent !== 'string' || !/^#[0-9a-f]{6}$/i.test(accent)) return undefined;
  if ((scheme !== 'dark' && scheme !== 'light') || (density !== undefined && !known)) return undefined;
  if (typeof radius !== 'number' || !Number.isInteger(radius) || radius < 0 || radius > LARGEST_RADIUS)
    return undefined;
  if (!isRecord(font) || typeof font['display'] !== 'string' || typeof font['text'] !== 'string')
    return undefined;
  const fonts = { display: font['display'], text: font['text'] };
  let source: ThemeSource = {
    seeds: { accent, scheme, radius, density: known, font: fonts },
    overrides: {},
  };
  for (const name of tokenNames) {
    const values = raw['overrides'][name.group];
    const value = isRecord(values) ? values[name.key] : undefined;
    if (typeof value === 'string') source = setToken(source, name, value);
  }
  return findTokenProblems(getTokens(source)).length === 0 ? source : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
