/** How long answers took, in milliseconds. */
export type LatencyStats = { count: number; p50: number; p95: number; p99: number };

export function computeLatencyStats(times: readonly number[]): LatencyStats {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    count: sorted.length,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  };
}

/** The smallest of the sorted times that so many percent do not exceed; 0 where there is none. */
function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? 0;
}

/** Figures as lines of a table, the slowest call first, all answers together last. */
export function formatLatencyTable(times: ReadonlyMap<string, readonly number[]>): string[] {
  const rows = [...times]
    .map(([name, own]) => ({ name, ...computeLatencyStats(own) }))
    .toSorted((one, other) => other.p95 - one.p95);
  const all = { name: 'all answers', ...computeLatencyStats([...times.values()].flat()) };
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(8))).join('');
  return [
    line(['call', 'answers', 'p50', 'p95', 'p99']),
    ...[...rows, all].map(({ name, count, p50, p95, p99 }) =>
      line([name, String(count), ...[p50, p95, p99].map((time) => time.toFixed(1))]),
    ),
  ];
}
