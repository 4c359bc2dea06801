import type { Promotion } from '@baize/api/endpoints/rewards';

/** How many of its kind stand before each promotion of a list, by its id: neighbours of one kind take turns in their things. */
export function getMotifIndexes(rows: readonly Promotion[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map(({ id, type }) => {
      const turn = seen.get(type) ?? 0;
      seen.set(type, turn + 1);
      return [id, turn];
    }),
  );
}
