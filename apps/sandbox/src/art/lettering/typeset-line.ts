/**
 * Outlines of one lettering: by letter its advance and then its path. Kerning by first letter, as words of second letters and
 * how far these move: `aeo-12` under T brings a, e and o after it 12 units closer.
 */
export type Typeface = {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly space: number;
  readonly glyphs: Readonly<Record<string, string>>;
  readonly kerning: Readonly<Record<string, string>>;
};

export type PlacedLetter = { readonly x: number; readonly advance: number; readonly outline: string };

/** A line of letters in the units of its face, starting at 0. */
export type TypesetLine = { readonly width: number; readonly letters: readonly PlacedLetter[] };

function kern(face: Typeface, [first, second]: readonly [string, string]): number {
  const row = face.kerning[first] ?? '';
  if (!/[A-Za-z']/u.test(second)) return 0;
  const found = row.split(' ').find((word) => word.includes(second));
  return found === undefined ? 0 : Number(found.replace(/^\D*?(?=-?\d)/u, ''));
}

/** Whether every letter of a text is in the face; other texts are set by the viewer's own fonts. */
export function hasGlyphs(face: Typeface, text: string): boolean {
  return Array.from(text).every((letter) => letter === ' ' || face.glyphs[letter] !== undefined);
}

export function typesetLine(
  face: Typeface,
  { text, tracking = 0 }: { text: string; tracking?: number },
): TypesetLine {
  const letters: PlacedLetter[] = [];
  let x = 0;
  let before = ' ';
  for (const letter of text) {
    const glyph = face.glyphs[letter];
    if (glyph === undefined) {
      x += face.space + tracking;
    } else {
      const start = glyph.indexOf('m');
      const advance = Number(glyph.slice(0, start));
      x += kern(face, [before, letter]);
      letters.push({ x, advance, outline: glyph.slice(start) });
      x += advance + tracking;
    }
    before = letter;
  }
  return { width: Math.max(1, x - tracking), letters };
}

/** The whole line as one path in the units of the face, centred on 0. */
export function linePath(line: TypesetLine): string {
  return line.letters
    .map((letter) => `M${Math.round(letter.x - line.width / 2)} 0${letter.outline}`)
    .join('');
}
