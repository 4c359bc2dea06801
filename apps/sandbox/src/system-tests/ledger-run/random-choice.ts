/** Chance that can be had again: the same number in, the same run of choices out. */
export type RandomChoice = {
  /** A whole number from 0 up to but without `below`. */
  below(below: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
};

export function createRandomChoice(seed: number): RandomChoice {
  let state = seed >>> 0;
  // Mulberry32: enough for choosing, and its whole state is one number.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, oneOf: (choices) => choices[below(choices.length)] ?? choices[0] };
}
