const WIDE = '(width >= 768px)';

/** Long tables are folded up where the page is narrow. */
export function startCollapsibleTables(): void {
  const isWide = matchMedia(WIDE).matches;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold')) fold.open = isWide;
}
