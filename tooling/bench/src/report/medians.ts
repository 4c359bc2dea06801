/** Figures of one thing that is measured; null for what never came. */
export type Figures = Readonly<Record<string, number | null>>;

/** The median; null when more than half of the values never came. */
export function median(values: readonly (number | null)[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const middle = (upper + lower) / 2;
  return Number.isFinite(middle) ? middle : null;
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries([...names].map((name) => [name, median(runs.map((run) => run[name] ?? null))]));
}
