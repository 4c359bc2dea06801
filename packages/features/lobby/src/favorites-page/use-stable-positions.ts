import { useState } from 'react';

/**
 * A list in which what is let go here keeps its place until the page is left, so that a slip can be undone; what is new
 * comes first, and what went otherwise goes.
 */
export function useStablePositions<Row extends { id: string }>(
  rows: readonly Row[],
  letGoHere: (id: string) => boolean,
): readonly Row[] {
  const [shown, setShown] = useState<readonly Row[]>(rows);
  const fresh = rows.filter(({ id }) => !shown.some((row) => row.id === id));
  const held = shown.filter(({ id }) => letGoHere(id) || rows.some((row) => row.id === id));
  if (fresh.length === 0 && held.length === shown.length) return shown;
  const next = [...fresh, ...held];
  setShown(next);
  return next;
}
