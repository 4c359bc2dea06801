import type { LatestWin } from '@baize/api/endpoints/lobby';
import { useState } from 'react';

interface CircularList {
  /** The list as it stands: what was told last before it was to be still. */
  wins: readonly LatestWin[];
  /** Which of them leads the row. */
  first: number;
  /** How often the row has moved. */
  moved: number;
}

/** A row that has gone round a list by so many turns, and is back at its start when something new stands there. */
export function useCircularList(
  told: readonly LatestWin[],
  ask: { turns: number; still: boolean },
): CircularList {
  const { turns, still } = ask;
  const [ring, setRing] = useState({ wins: told, from: turns, news: 0 });
  const { wins, from, news } = ring;
  const first = (turns - from) % wins.length;
  if (!still && wins !== told) {
    const isNews = told[0]?.id !== wins[0]?.id;
    const kept = told.findIndex(({ id }) => id === wins[first]?.id);
    const leads = isNews || kept < 0 ? 0 : kept;
    setRing({ wins: told, from: turns - leads, news: isNews ? news + 1 : news });
  }
  return { wins, first, moved: turns + news };
}
