import { findPoorContrast } from '@baize/ui/contrast-pairs';
import { deriveTokens } from '@baize/ui/derive-tokens';
import { toHex, toOklch } from '@baize/ui/oklch';

type Seeds = { accent: string; scheme: 'dark' | 'light'; radius: number };

const STEP = 0.005;
const font = { display: 'serif', text: 'sans-serif' };

/** The pairs of the theme that would not read, each with its contrast and the nearest accents with which all do. */
export function contrastProblems(seeds: Seeds): string[] {
  const poor = findPoor(seeds);
  if (poor.length === 0) return [];
  const near = [nearestAccent(seeds, -1), nearestAccent(seeds, 1)].filter((one) => one !== null);
  const pairs = poor.map(
    ({ pair, ratio, least }) =>
      `accent ${seeds.accent}: ${pair} has a contrast of ${Math.floor(ratio * 100) / 100} to 1 and needs ${least}`,
  );
  return near.length === 0
    ? pairs
    : [...pairs, `accent: the nearest with which all reads: ${near.join(', ')}`];
}

function findPoor({ accent, scheme, radius }: Seeds) {
  return findPoorContrast(deriveTokens({ accent, scheme, radius, font }));
}

function nearestAccent(seeds: Seeds, direction: 1 | -1): string | null {
  const { l, c, h } = toOklch(seeds.accent);
  for (let lightness = l; lightness > 0.05 && lightness < 0.99; lightness += direction * STEP) {
    const accent = toHex({ l: lightness, c, h });
    if (findPoor({ ...seeds, accent }).length === 0) return accent;
  }
  return null;
}
