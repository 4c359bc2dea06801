import { loadRuntime } from '@baize/shell/load-runtime';
import { lateCode } from '@baize/shell/late-code';
import { useOpenModal } from '@baize/shell/modals';
import { RuntimeContext, type PlayerRuntime } from '@baize/shell/player-runtime';
import { useSession } from '@baize/shell/session';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { LiveFavorites } from './follow-favorites.ts';
import { favoritesStore, type FavoriteGame } from './favorites-store.ts';
import { keptWish } from './kept-wish.ts';

/** The player's favourites as all hearts of the document share them (GAM-03). */
export interface Favorites {
  /** False for visitors, on the server, and until the player's are read. */
  known: boolean;
  has(gameId: string): boolean;
  /** True of a game whose heart was let go in this document. */
  letGo(gameId: string): boolean;
  /**
   * Presses the heart of a game as the player saw it: it may be known only now that they have it. A visitor is asked to
   * log in, and the wish is kept for then.
   */
  toggle(game: FavoriteGame, seen: 'kept' | 'not-kept'): void;
}

let live: Promise<LiveFavorites> | null = null;
let hearts = 0;

/** Starts with the first heart of a player's page, and ends with the last or with the session. */
function follow(runtime: PlayerRuntime | null): Promise<LiveFavorites> {
  live ??= lateCode(
    async () => {
      const [{ followFavorites }, found] = await Promise.all([
        import('./follow-favorites.ts'),
        runtime ?? loadRuntime(),
      ]);
      return followFavorites(found);
    },
    { problem: 'The code of the favourites did not come.' },
  );
  return live;
}

function leave(): void {
  void live?.then(({ stop }) => stop());
  live = null;
}

export function useFavorites(): Favorites {
  const { t } = useLingui();
  const staged = useContext(RuntimeContext);
  const open = useOpenModal();
  const { phase } = useSession();
  const signedIn = phase === 'signed-in';
  const pressedEarly = useRef(false);
  const { known, ids, letGo } = useSyncExternalStore(
    favoritesStore.subscribe,
    favoritesStore.get,
    favoritesStore.unknown,
  );

  async function send({ id, name }: FavoriteGame, wish: 'keep' | 'drop'): Promise<void> {
    try {
      await (await follow(staged)).wish(id, wish);
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
    void follow(staged);
    const wished = keptWish.get();
    if (!wished) return;
    keptWish.clear();
    void send(wished, 'keep');
  });

  useEffect(() => {
    if (!signedIn) return undefined;
    hearts += 1;
    begin();
    return () => {
      hearts -= 1;
      if (hearts === 0) leave();
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
    known: signedIn && known,
    has: (gameId) => signedIn && ids.has(gameId),
    letGo: (gameId) => letGo.has(gameId),
    toggle(game, seen) {
      if (signedIn) return void send(game, seen === 'kept' ? 'drop' : 'keep');
      keptWish.set(game);
      if (phase === 'starting') pressedEarly.current = true;
      else open('login');
    },
  };
}
