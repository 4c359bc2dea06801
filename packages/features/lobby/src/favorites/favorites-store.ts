/** What a heart belongs to. */
export interface FavoriteGame {
  id: string;
  name: string;
}

/** What the hearts of a document show: nothing is known of a visitor's. */
export interface FavoritesState {
  known: boolean;
  ids: ReadonlySet<string>;
}

const NOTHING: FavoritesState = { known: false, ids: new Set() };

let state = NOTHING;
const listeners = new Set<() => void>();

/** One state for all hearts, without a provider: tiles are drawn in their hundreds. */
export const favoritesStore = {
  get: (): FavoritesState => state,
  /** What the server draws, and the first render: no heart is pressed. */
  unknown: (): FavoritesState => NOTHING,
  set(ids: ReadonlySet<string> | null): void {
    state = ids === null ? NOTHING : { known: true, ids };
    for (const listener of listeners) listener();
  },
  /** Shows one heart pressed or not. */
  show(gameId: string, wish: 'keep' | 'drop'): void {
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
