/** What a heart belongs to. */
export interface FavoriteGame {
  id: string;
  name: string;
}

/** What the hearts of a document show: nothing is known of a visitor's. */
export interface FavoritesState {
  known: boolean;
  ids: ReadonlySet<string>;
  /** Let go by a press in this very document, where a slip may be undone. */
  letGo: ReadonlySet<string>;
}

const NOTHING: FavoritesState = { known: false, ids: new Set(), letGo: new Set() };

let state = NOTHING;
const listeners = new Set<() => void>();

function become(next: FavoritesState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** One state for all hearts, without a provider: tiles are drawn in their hundreds. */
export const favoritesStore = {
  get: (): FavoritesState => state,
  /** What the server draws, and the first render: no heart is pressed. */
  unknown: (): FavoritesState => NOTHING,
  set(ids: ReadonlySet<string> | null): void {
    become(ids === null ? NOTHING : { ...state, known: true, ids });
  },
  /** Whose press it was that a game is no favourite any more. */
  drop(gameId: string, by: 'here' | 'elsewhere'): void {
    const letGo = new Set(state.letGo);
    if (by === 'here') letGo.add(gameId);
    else letGo.delete(gameId);
    become({ ...state, letGo });
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
