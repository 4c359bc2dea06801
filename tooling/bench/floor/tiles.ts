/** One of the forty games that every floor shows. */
export interface Tile {
  slug: string;
  title: string;
  studio: string;
  hue: number;
}

const ADJECTIVES = [
  'Copper',
  'Silent',
  'Golden',
  'Velvet',
  'Northern',
  'Lucky',
  'Crimson',
  'Paper',
  'Midnight',
  'Coral',
];
const NOUNS = ['Lagoon', 'Express', 'Orchard', 'Lantern'];
const STUDIOS = ['Tidepool', 'Saltbox', 'Quayworks', 'Punda'];

/** Four rows of ten tiles. */
export const ROWS: readonly { heading: string; tiles: readonly Tile[] }[] = NOUNS.map((noun, row) => ({
  heading: ['Popular', 'Slots', 'Live casino', 'Table games'][row] ?? '',
  tiles: ADJECTIVES.map((adjective, at) => ({
    slug: `${adjective}-${noun}`.toLowerCase(),
    title: `${adjective} ${noun}`,
    studio: STUDIOS[(row + at) % STUDIOS.length] ?? '',
    hue: (row * 10 + at) * 9,
  })),
}));

/** The colours of a tile's drawing: its ground and its sun. */
export function colours({ hue }: Tile): { ground: string; sun: string } {
  return { ground: `hsl(${hue} 55% 28%)`, sun: `hsl(${(hue + 45) % 360} 85% 58%)` };
}

/** A star, as the path of an SVG. */
export const STAR = 'M60 38l9 21 23 2-17 15 5 22-20-12-20 12 5-22-17-15 23-2z';
