import { createStore } from '@baize/browser/create-store';

/** What a heart belongs to. */
export interface FavoriteGame {
  id: string;
  name: string;
}

/** What the hearts of a document show: nothing is known of a visitor's. */
export interface FavoritesState {
  isLoaded: boolean;
  ids: ReadonlySet<string>;
  /** Let go by a press in this very document, where a slip may be undone. */
  removedHere: ReadonlySet<string>;
}

const INITIAL_STATE: FavoritesState = { isLoaded: false, ids: new Set(), removedHere: new Set() };

const store = createStore(INITIAL_STATE);

/** One state for all hearts, without a provider: tiles are drawn in their hundreds. */
export const favoritesStore = {
  get: store.get,
  /** What the server draws, and the first render: no heart is pressed. */
  getServerSnapshot: (): FavoritesState => INITIAL_STATE,
  set(ids: ReadonlySet<string> | null): void {
    store.set(ids === null ? INITIAL_STATE : { ...store.get(), isLoaded: true, ids });
  },
  /** Whose press it was that a game is no favourite any more. */
  markRemoved(gameId: string, by: 'here' | 'elsewhere'): void {
    const removedHere = new Set(store.get().removedHere);
    if (by === 'here') removedHere.add(gameId);
    else removedHere.delete(gameId);
    store.set({ ...store.get(), removedHere });
  },
  /** Shows one heart pressed or not. */
  setFavorite(gameId: string, wish: 'keep' | 'drop'): void {
    const ids = new Set(store.get().ids);
    if (wish === 'keep') ids.add(gameId);
    else ids.delete(gameId);
    favoritesStore.set(ids);
  },
  subscribe: store.subscribe,
};
