import { findPoorContrast } from './contrast-pairs.ts';
import { deriveTokens, type ThemeSeeds, type TokenOverrides } from './derive-tokens.ts';
import { toHex, toOklch } from './oklch.ts';

type Seeds = Pick<ThemeSeeds, 'accent' | 'scheme' | 'radius'>;

const STEP = 0.005;
const font = { display: 'serif', text: 'sans-serif' };

/** The pairs of the theme that would not read, each with its contrast and the nearest accents with which all do. */
export function contrastProblems(seeds: Seeds): string[] {
  const poor = findPoor(seeds, {});
  if (poor.length === 0) return [];
  const near = nearestAccents(seeds);
  const pairs = poor.map(
    ({ pair, ratio, least }) =>
      `accent ${seeds.accent}: ${pair} has a contrast of ${formatRatio(ratio)} to 1 and needs ${least}`,
  );
  return near.length === 0
    ? pairs
    : [...pairs, `accent: the nearest with which all reads: ${near.join(', ')}`];
}

/** Returns the accents of the same hue, one darker and one lighter, with which every pair reads; none where no accent helps. */
export function nearestAccents(seeds: Seeds, overrides: TokenOverrides = {}): string[] {
  return ([-1, 1] as const)
    .map((direction) => nearestAccent(seeds, overrides, direction))
    .filter((one) => one !== null);
}

/** Cut, not rounded: 4.499 must not look like enough. */
export function formatRatio(ratio: number): string {
  return String(Math.floor(ratio * 100) / 100);
}

function findPoor({ accent, scheme, radius }: Seeds, overrides: TokenOverrides) {
  return findPoorContrast(deriveTokens({ accent, scheme, radius, font }, overrides));
}

function nearestAccent(seeds: Seeds, overrides: TokenOverrides, direction: 1 | -1): string | null {
  const { l, c, h } = toOklch(seeds.accent);
  for (let lightness = l; lightness > 0.05 && lightness < 0.99; lightness += direction * STEP) {
    const accent = toHex({ l: lightness, c, h });
    if (findPoor({ ...seeds, accent }, overrides).length === 0) return accent;
  }
  return null;
}
