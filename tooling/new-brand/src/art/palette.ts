import { toHex, toOklch } from '@baize/ui/oklch';

/** What the first drawings of a brand are coloured from. */
export interface ArtSeeds {
  name: string;
  accent: string;
  scheme: 'dark' | 'light';
}

export interface Palette {
  /** What lies behind: the ground of the hero. */
  ground: string;
  glow: string;
  disc: string;
  /** Hills, from the farthest to the nearest. */
  hills: readonly string[];
  /** Faces of the gem, from the brightest to the darkest. */
  gem: readonly string[];
}

/** Returns the colours of the drawings; `turn` shifts their hue for a further picture. */
export function createPalette({ accent, scheme }: ArtSeeds, ground: string, turn = 0): Palette {
  const seed = toOklch(accent);
  const h = seed.h + turn;
  const c = Math.min(seed.c, 0.15);
  const isDark = scheme === 'dark';
  const at = (l: number, share: number, by = 0): string => toHex({ l, c: c * share, h: h + by });
  return {
    ground,
    glow: isDark ? at(0.42, 0.8, 25) : at(0.86, 0.7, 25),
    disc: isDark ? at(0.86, 0.6, 40) : at(0.97, 0.25, 40),
    hills: isDark
      ? [at(0.5, 0.85, 30), at(0.41, 0.8, 15), at(0.32, 0.7), at(0.24, 0.5, -10)]
      : [at(0.83, 0.6, 30), at(0.76, 0.75, 15), at(0.68, 0.9), at(0.58, 1, -10)],
    gem: [0.16, 0.09, 0.03, -0.05, -0.11].map((by) => toHex({ ...seed, l: seed.l + by })),
  };
}
