import { hashOf, seededRandom } from '../../art/seeded.ts';

/** A list in a disorder that is always the same for the same seed. */
export function inLotOrder<T>(seed: string, list: readonly T[]): T[] {
  const random = seededRandom(hashOf(seed));
  return list
    .map((item) => ({ item, lot: random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
