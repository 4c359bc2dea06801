/** A row of numbers in [0, 1) that is the same on every visit: the brand pictures are drawn with it. */
export type RandomSource = () => number;

/** Starts the row belonging to `seed` (a 32-bit integer). */
export function mulberry32(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `from` to `to`, both included. */
export function randomInt(draw: RandomSource, from: number, to: number): number {
  return from + Math.floor(draw() * (to - from + 1));
}
