/** Numbers from 0 to 1 that follow from a text alone: the same drawing on every visit (FNV-1a, mulberry32; look §11). */
export function randomFromText(text: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`. */
export function randomBetween(draw: () => number, least: number, most: number): number {
  return least + Math.floor(draw() * (most - least + 1));
}

/** One of some things. */
export function randomItem<Thing>(draw: () => number, things: readonly [Thing, ...Thing[]]): Thing {
  return things[Math.floor(draw() * things.length)] ?? things[0];
}
