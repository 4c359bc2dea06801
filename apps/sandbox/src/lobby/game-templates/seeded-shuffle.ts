import { hashText, seededRandom } from '../../art/seeded-random.ts';

/** A list in a disorder that is always the same for the same seed. */
export function seededShuffle<T>(seed: string, list: readonly T[]): T[] {
  const random = seededRandom(hashText(seed));
  return list
    .map((item) => ({ item, lot: random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
