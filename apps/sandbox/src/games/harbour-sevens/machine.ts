/** The nine symbols; `wild` stands for every other but the bell, and has no prize of its own. */
export const SYMBOLS = [
  'seven',
  'helm',
  'lighthouse',
  'anchor',
  'lantern',
  'fish',
  'shell',
  'wild',
  'bell',
] as const;

export type SlotSymbol = (typeof SYMBOLS)[number];
export type LineSymbol = Exclude<SlotSymbol, 'wild' | 'bell'>;

const BY_LETTER: Readonly<Record<string, SlotSymbol>> = {
  S: 'seven',
  H: 'helm',
  L: 'lighthouse',
  A: 'anchor',
  N: 'lantern',
  F: 'fish',
  E: 'shell',
  W: 'wild',
  B: 'bell',
};

function strip(letters: string): readonly SlotSymbol[] {
  return Array.from(letters, (letter) => {
    const symbol = BY_LETTER[letter];
    if (symbol === undefined) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

export type Reels = readonly (readonly SlotSymbol[])[];

/** The reels of a paid spin, top to bottom; every stop is as likely as the next. */
export const REELS: Reels = [
  strip('SEFANELFHENAFELNEFBAENFHELNAEF'),
  strip('EFNSAEFLNEWFAHENFEBLANEFAENHLF'),
  strip('FENAWEFLSENFAEHNBFELANEWFAENLH'),
  strip('NEFLAEWNFESAHFENLBEFANEFHAENLF'),
  strip('FANESFELNAEFHENBFALENSFEHNAELF'),
];

/** The reels of a free spin: no bells, more wilds. */
export const FREE_REELS: Reels = [
  strip('SEFANELFHENAFSLNEFHAENFHELNAEF'),
  strip('EFNSAWFLNEWFAHENFESLANWFAENHLF'),
  strip('FENAWEFLSENWAEHNSFELWNEWFAENLH'),
  strip('NEFLAEWNFESAHFWNLSEFANEFHAWNLF'),
  strip('FANESFELNAEFHENSFALENSFEHNAELF'),
];

export const ROWS = 3;

/** The row of each reel that a line runs through, top is 0; there are ten and all are always played. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** What 3, 4 and 5 of a kind from the left pay on a line, in stakes of one line. */
export const PAYTABLE: Readonly<Record<LineSymbol, readonly [number, number, number]>> = {
  seven: [75, 250, 1200],
  helm: [40, 140, 500],
  lighthouse: [20, 75, 300],
  anchor: [15, 45, 150],
  lantern: [12, 30, 100],
  fish: [5, 15, 60],
  shell: [5, 14, 50],
};

/** What 3, 4 and 5 bells anywhere pay, in whole stakes, and the free spins they open. */
export const BELL_PRIZES: readonly { bells: number; stakes: number; freeSpins: number }[] = [
  { bells: 3, stakes: 2, freeSpins: 10 },
  { bells: 4, stakes: 10, freeSpins: 15 },
  { bells: 5, stakes: 50, freeSpins: 20 },
];

/** Every prize of a free spin counts this many times. */
export const FREE_SPIN_FACTOR = 2;

/** A round never pays more than this many times its stake; what lies beyond is not paid. */
export const MAX_MULTIPLE = 2500;

/** The stake is always a multiple of the number of lines, so that no prize has a fraction. */
export const STAKE_STEP = LINES.length;
