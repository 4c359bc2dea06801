import { createStore } from '@baize/browser/create-store';
import type { ListedGame } from '@baize/domain/game-list';
import { report } from '@baize/page/report';
import { useSyncExternalStore } from 'react';

/** All games of the casino, once somebody wanted them: at first nobody has. */
export type GameIndexState =
  | { kind: 'unread' }
  | { kind: 'reading' }
  | { kind: 'failed' }
  | { kind: 'known'; games: readonly ListedGame[] };

const UNREAD: GameIndexState = { kind: 'unread' };

const store = createStore<GameIndexState>(UNREAD);

/** Reads the index unless it is there or on its way; after a failure it is asked for anew. */
export function loadGameIndex(): void {
  const { kind } = store.get();
  if (kind === 'known' || kind === 'reading') return;
  store.set({ kind: 'reading' });
  void fetchGames().then(store.set);
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
  return store.get();
}

/** Forgets the games, for a test that starts anew. */
export function resetGameIndex(): void {
  store.set(UNREAD);
}

/** What is known of the games, followed. Nothing is asked for by looking. */
export function useGameIndex(): GameIndexState {
  return useSyncExternalStore(store.subscribe, store.get, () => UNREAD);
}
