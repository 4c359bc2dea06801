/** FNV-1a, 32 bits: the number a name always hashes to. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Gives numbers from 0 (included) to 1 (excluded), the same ones for the same seed (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function between(random: Random, [low, high]: readonly [number, number]): number {
  return low + random() * (high - low);
}

/** One of a list by a number already drawn. */
export function pickAt<T>(list: readonly T[], { drawn, otherwise }: { drawn: number; otherwise: T }): T {
  return list[Math.floor(drawn * list.length)] ?? otherwise;
}

/** The names of a record, in its order. */
export function keysOf<T extends string>(record: Readonly<Record<T, unknown>>): T[] {
  return Object.keys(record).filter((key): key is T => key in record);
}
