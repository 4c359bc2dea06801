/** A table in Markdown, with its columns aligned for a terminal. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

/** A figure as a table shows it; `–` for what never came. */
export function formatFigure(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'share') return `${Math.round(value * 100)} %`;
  if (unit === 'score') return value.toFixed(3);
  if (unit === 'B' && value >= 1_000) return `${(value / 1_000).toFixed(1)} kB`;
  if (unit === 's') return `${(value / 1_000).toFixed(1)} s`;
  return String(Math.round(value));
}
