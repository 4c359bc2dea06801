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

let state = INITIAL_STATE;
const listeners = new Set<() => void>();

function setState(next: FavoritesState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** One state for all hearts, without a provider: tiles are drawn in their hundreds. */
export const favoritesStore = {
  get: (): FavoritesState => state,
  /** What the server draws, and the first render: no heart is pressed. */
  getServerSnapshot: (): FavoritesState => INITIAL_STATE,
  set(ids: ReadonlySet<string> | null): void {
    setState(ids === null ? INITIAL_STATE : { ...state, isLoaded: true, ids });
  },
  /** Whose press it was that a game is no favourite any more. */
  markRemoved(gameId: string, by: 'here' | 'elsewhere'): void {
    const removedHere = new Set(state.removedHere);
    if (by === 'here') removedHere.add(gameId);
    else removedHere.delete(gameId);
    setState({ ...state, removedHere });
  },
  /** Shows one heart pressed or not. */
  setFavorite(gameId: string, wish: 'keep' | 'drop'): void {
    const ids = new Set(state.ids);
    if (wish === 'keep') ids.add(gameId);
    else ids.delete(gameId);
    favoritesStore.set(ids);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
