import type { ListedGame } from '@baize/domain/game-list';
import { report } from '@baize/shell/report';
import { useSyncExternalStore } from 'react';

/** All games of the casino, once somebody wanted them: at first nobody has. */
export type GameIndexState =
  | { kind: 'unread' }
  | { kind: 'reading' }
  | { kind: 'failed' }
  | { kind: 'known'; games: readonly ListedGame[] };

let state: GameIndexState = { kind: 'unread' };
const listeners = new Set<() => void>();

function setState(next: GameIndexState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the index unless it is there or on its way; after a failure it is asked for anew. */
export function loadGameIndex(): void {
  if (state.kind === 'known' || state.kind === 'reading') return;
  setState({ kind: 'reading' });
  void fetchGames().then(setState);
}

/** The code that reads the index comes with it: a page at rest needs neither. */
async function fetchGames(): Promise<GameIndexState> {
  try {
    const { fetchGameIndex } = await import('@baize/api/queries/game-index');
    const games = await fetchGameIndex();
    return games ? { kind: 'known', games } : { kind: 'failed' };
  } catch (problem) {
    report('The code of the index of games did not come.', problem);
    return { kind: 'failed' };
  }
}

/** What is known of the games now, for code that is not drawn. */
export function getGameIndex(): GameIndexState {
  return state;
}

/** Forgets the games, for a test that starts anew. */
export function resetGameIndex(): void {
  setState({ kind: 'unread' });
}

const UNREAD: GameIndexState = { kind: 'unread' };

/** What is known of the games, followed. Nothing is asked for by looking. */
export function useGameIndex(): GameIndexState {
  return useSyncExternalStore(subscribe, getGameIndex, () => UNREAD);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
