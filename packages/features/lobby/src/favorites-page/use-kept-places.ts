import { useState } from 'react';

/** A list in which what is taken out keeps its place until the page is left, so that a slip can be undone; what is new comes first. */
export function useKeptPlaces<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState<readonly Row[]>(rows);
  const fresh = rows.filter(({ id }) => !shown.some((row) => row.id === id));
  if (fresh.length === 0) return shown;
  const next = [...fresh, ...shown];
  setShown(next);
  return next;
}
