import { formatCoordinate } from '../shapes.ts';

/** The stroke of light on the upper left of a body: with the fills it makes all motifs look like one hand. */
export function gloss(path: string, { width = 7, opacity = 0.6 } = {}): string {
  return `<path fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}" d="${path}"/>`;
}

/** Fixed greens of stems and leaves, whatever the palette. */
export const LEAF = { body: '#43a94c', dark: '#1d6b35', light: '#b8ef8f' } as const;

/** Fixed tones of paper and ivory: cards, dice pips, faces. */
export const PAPER = { white: '#fffaf0', shade: '#e5d8c4' } as const;

/** Round dots of one size and colour in one path; only inside the motif's group, whose line ends are round. */
export function discs(
  points: readonly (readonly [number, number])[],
  { radius, colour }: { radius: number; colour: string },
): string {
  return `<path stroke="${colour}" stroke-width="${formatCoordinate(radius * 2)}" d="${points.map(([x, y]) => `M${formatCoordinate(x)} ${formatCoordinate(y)}h0`).join('')}"/>`;
}

/** One shape drawn once and stamped again elsewhere: a picture with eight spokes carries one. */
export function repeatShape(stamp: { id: string; shape: string; places: readonly string[] }): string {
  const copies = stamp.places.map((place) => `<use href="#${stamp.id}" transform="${place}"/>`);
  return `<g id="${stamp.id}">${stamp.shape}</g>${copies.join('')}`;
}

/** The turns of all but the first of a ring. */
export function evenAngles(count: number): string[] {
  return Array.from({ length: count - 1 }, (_, index) => `rotate(${((index + 1) * 360) / count})`);
}
