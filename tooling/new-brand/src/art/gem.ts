/** A corner of the drawing, which is 32 by 32. */
type Point = readonly [x: number, y: number];

const [A, B, C, D, E] = [
  [9, 4],
  [23, 4],
  [31, 13],
  [16, 30],
  [1, 13],
] as const;
const [F, G, H] = [
  [10.5, 13],
  [21.5, 13],
  [16, 4],
] as const;

/** A new brand's mark until it has its own: the faces of a cut stone, each with its place in the palette. */
const GEM: readonly { shade: number; corners: readonly Point[] }[] = [
  { shade: 1, corners: [A, E, F] },
  { shade: 0, corners: [A, F, H] },
  { shade: 1, corners: [H, F, G] },
  { shade: 2, corners: [H, G, B] },
  { shade: 3, corners: [B, G, C] },
  { shade: 2, corners: [E, D, F] },
  { shade: 3, corners: [F, D, G] },
  { shade: 4, corners: [G, D, C] },
];

/** Returns the faces as SVG paths, as attributes of JSX and of SVG alike. */
export function gemPaths(shades: readonly string[]): string {
  return GEM.map(
    ({ shade, corners }) => `<path fill="${shades[shade]}" d="M${corners.map(String).join('L')}z"/>`,
  ).join('');
}

/** Returns the face at a point of the drawing, if there is one. */
export function findGemShade(x: number, y: number): number | undefined {
  if (x < 0 || x > 32 || y < 0 || y > 32) return undefined;
  return GEM.find(({ corners }) => contains(corners, x, y))?.shade;
}

function contains(corners: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([x1, y1], place) => {
    const [x2, y2] = corners[(place + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
