import { useOpenModal } from '@baize/links/modals';
import { loadWithRetry } from '@baize/page/load-with-retry';
import { loadRuntime } from '@baize/player/load-runtime';
import { RuntimeContext, type PlayerRuntime } from '@baize/player/player-runtime';
import { useSession } from '@baize/player/session';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { FavoritesSync } from './sync-favorites.ts';
import { favoritesStore, type FavoriteGame } from './favorites-store.ts';
import { pendingFavorite } from './pending-favorite.ts';

/** The player's favourites as all hearts of the document share them (GAM-03). */
export interface Favorites {
  /** False for visitors, on the server, and until the player's are read. */
  isLoaded: boolean;
  has(gameId: string): boolean;
  /** True of a game whose heart was let go in this document. */
  isRemovedHere(gameId: string): boolean;
  /**
   * Presses the heart of a game as the player saw it: it may be known only now that they have it. A visitor is asked to
   * log in, and the wish is kept for then.
   */
  toggle(game: FavoriteGame, seen: 'kept' | 'not-kept'): void;
}

let sync: Promise<FavoritesSync> | null = null;
let mountedCount = 0;

/** Starts with the first heart of a player's page, and ends with the last or with the session. */
function startSync(runtime: PlayerRuntime | null): Promise<FavoritesSync> {
  sync ??= loadWithRetry(
    async () => {
      const [{ syncFavorites }, found] = await Promise.all([
        import('./sync-favorites.ts'),
        runtime ?? loadRuntime(),
      ]);
      return syncFavorites(found);
    },
    { message: 'The code of the favourites did not come.' },
  );
  return sync;
}

function stopSync(): void {
  void sync?.then(({ stop }) => stop());
  sync = null;
}

export function useFavorites(): Favorites {
  const { t } = useLingui();
  const staged = useContext(RuntimeContext);
  const open = useOpenModal();
  const { phase } = useSession();
  const signedIn = phase === 'signed-in';
  const pressedEarly = useRef(false);
  const { isLoaded, ids, removedHere } = useSyncExternalStore(
    favoritesStore.subscribe,
    favoritesStore.get,
    favoritesStore.getServerSnapshot,
  );

  async function send({ id, name }: FavoriteGame, wish: 'keep' | 'drop'): Promise<void> {
    try {
      await (await startSync(staged)).setFavorite(id, wish);
    } catch {
      toasts.add({
        id: `favorite-${id}`,
        tone: 'danger',
        title:
          wish === 'keep'
            ? t({ id: 'favorites.failed.keep', message: `${name} could not be added to your favourites.` })
            : t({ id: 'favorites.failed.drop', message: `${name} could not be taken from your favourites.` }),
        text: t({ id: 'favorites.failed.text', message: 'Nothing has changed. Please try again.' }),
      });
    }
  }

  const begin = useEffectEvent(() => {
    void startSync(staged);
    const wished = pendingFavorite.get();
    if (!wished) return;
    pendingFavorite.clear();
    void send(wished, 'keep');
  });

  useEffect(() => {
    if (!signedIn) return undefined;
    mountedCount += 1;
    begin();
    return () => {
      mountedCount -= 1;
      if (mountedCount === 0) stopSync();
    };
  }, [signedIn]);

  // Pressed before it was known who is here: a visitor, as it turns out.
  const ask = useEffectEvent(() => {
    if (pressedEarly.current) open('login');
    pressedEarly.current = false;
  });
  useEffect(() => {
    if (phase === 'signed-out') ask();
  }, [phase]);

  return {
    isLoaded: signedIn && isLoaded,
    has: (gameId) => signedIn && ids.has(gameId),
    isRemovedHere: (gameId) => removedHere.has(gameId),
    toggle(game, seen) {
      if (signedIn) return void send(game, seen === 'kept' ? 'drop' : 'keep');
      pendingFavorite.set(game);
      if (phase === 'starting') pressedEarly.current = true;
      else open('login');
    },
  };
}
