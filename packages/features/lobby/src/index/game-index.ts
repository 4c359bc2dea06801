import type { ListedGame } from '@baize/domain/game-list';
import { report } from '@baize/shell/report';
import { useSyncExternalStore } from 'react';

/** All games of the casino, once somebody wanted them: at first nobody has. */
export type GamesKnown =
  | { kind: 'unread' }
  | { kind: 'reading' }
  | { kind: 'failed' }
  | { kind: 'known'; games: readonly ListedGame[] };

let known: GamesKnown = { kind: 'unread' };
const listeners = new Set<() => void>();

function tell(next: GamesKnown): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Reads the index unless it is there or on its way; after a failure it is asked for anew. */
export function wantGames(): void {
  if (known.kind === 'known' || known.kind === 'reading') return;
  tell({ kind: 'reading' });
  void readGames().then(tell);
}

/** The code that reads the index comes with it: a page at rest needs neither. */
async function readGames(): Promise<GamesKnown> {
  try {
    const { readGameIndex } = await import('@baize/api/queries/game-index');
    const games = await readGameIndex();
    return games ? { kind: 'known', games } : { kind: 'failed' };
  } catch (problem) {
    report('The code of the index of games did not come.', problem);
    return { kind: 'failed' };
  }
}

/** What is known of the games now, for code that is not drawn. */
export function gamesKnown(): GamesKnown {
  return known;
}

/** Forgets the games, for a test that starts anew. */
export function forgetGames(): void {
  tell({ kind: 'unread' });
}

const UNREAD: GamesKnown = { kind: 'unread' };

/** What is known of the games, followed. Nothing is asked for by looking. */
export function useGamesKnown(): GamesKnown {
  return useSyncExternalStore(follow, gamesKnown, () => UNREAD);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
