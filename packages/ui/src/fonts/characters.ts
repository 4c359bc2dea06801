/**
 * Unicode ranges of the font files, as a style sheet writes them. Where two overlap, the one declared later has the
 * character, as in a style sheet.
 */
export const RANGES = {
  /** Central and Eastern Europe, and the currency signs. */
  extended: 'U+100-2BA,U+1E00-1EFF,U+20A0-20C0,U+2113',
  turkish: 'U+11E-11F,U+130,U+15E-15F,U+20BA',
  /** The other languages of Western Europe. */
  western: 'U+A1-FF,U+152-153,U+2C6,U+2DA,U+2DC,U+304,U+308,U+2020-2021,U+2030-203A,U+2044,U+2122',
  /**
   * All that an English or a German page shows, sums in pounds and yen among it, and what Turkish has in the same source.
   * No more than that: each further accent has a kerning with every letter.
   */
  basic:
    'U+20-7E,U+A0,U+A3,U+A5,U+A9,U+B7,U+C4,U+C7,U+D6-D7,U+DC,U+DF,U+E4,U+E7,U+F6,U+FC,U+131,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2212',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  arabic: 'U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC',
} as const;

/** Returns every character of a range. */
export function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((run) => {
      const [first = 0, last = first] = run
        .slice('U+'.length)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
    })
    .join('');
}
