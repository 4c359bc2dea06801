import type { Game } from '@baize/api/endpoints/lobby';
import type { UserDetails } from '@baize/api/endpoints/session';
import { favoriteMutation, favoritesQuery } from '@baize/api/queries/favorites';
import { queryKeys } from '@baize/api/queries/keys';
import { createTabChannel } from '@baize/browser/tab-channel';
import type { PlayerRuntime } from '@baize/player/player-runtime';
import { hashKey, MutationObserver } from '@tanstack/react-query';
import { favoritesStore } from './favorites-store.ts';
import { parseFavoriteMessage } from './favorite-messages.ts';

type FavoriteIntent = 'keep' | 'drop';

/** The hearts of a signed-in player, alive. */
export interface FavoritesSync {
  /** Shows the wish at once and resolves once the platform has it; rejects, and shows it no longer, when it has not. */
  setFavorite(gameId: string, setFavorite: FavoriteIntent): Promise<void>;
  stop(): void;
}

/**
 * Brings the hearts in line with the platform and with the player's other tabs (GAM-03). Import it dynamically: it
 * weighs. What is read does not undo a press that is still on its way, here or in another tab.
 */
export function syncFavorites({ api, queryClient }: PlayerRuntime): FavoritesSync {
  const channel = createTabChannel({ name: 'favorites', parse: parseFavoriteMessage });
  const hash = hashKey(queryKeys.favorites);
  const mine = () => queryClient.getQueryData<UserDetails>(queryKeys.userDetails)?.getUser.userId ?? '';
  const underWay = new Map<string, FavoriteIntent>();
  const agreed = new Set<string>();

  function show(): void {
    const games = queryClient.getQueryData<readonly Game[]>(queryKeys.favorites);
    if (!games) return;
    const ids = new Set(games.map(({ id }) => id));
    for (const [gameId, wish] of underWay) {
      if (wish === 'keep') ids.add(gameId);
      else ids.delete(gameId);
    }
    favoritesStore.set(ids);
  }

  function read(): Promise<void> {
    return queryClient.query(favoritesQuery(api)).then(show, () => undefined);
  }

  function begin(gameId: string, wish: FavoriteIntent): void {
    underWay.set(gameId, wish);
    agreed.delete(gameId);
    favoritesStore.setFavorite(gameId, wish);
  }

  /**
   * Once the truth is read a press needs no keeping any more, unless it was followed by another. Where it cannot be read,
   * what the platform has agreed to holds.
   */
  async function end(gameId: string, wish: FavoriteIntent): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: queryKeys.favorites });
    await read();
    if (underWay.get(gameId) === wish) agreed.add(gameId);
    if (queryClient.getQueryState(queryKeys.favorites)?.isInvalidated !== false) return;
    for (const id of agreed) underWay.delete(id);
    agreed.clear();
    show();
  }

  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hash) show();
    }),
    channel.subscribe(({ of, gameId, wish, stage }) => {
      if (of === '' || of !== mine()) return;
      if (wish === 'drop') favoritesStore.markRemoved(gameId, 'elsewhere');
      if (stage === 'asked') begin(gameId, wish);
      else if (underWay.get(gameId) === wish) void end(gameId, wish);
    }),
  ];
  show();
  void read();

  async function wish(gameId: string, wanted: FavoriteIntent): Promise<void> {
    const before = favoritesStore.get().ids.has(gameId) ? 'keep' : 'drop';
    const tell = (stage: 'asked' | 'over', said = wanted) =>
      channel.post({ of: mine(), gameId, wish: said, stage });
    if (wanted === 'drop') favoritesStore.markRemoved(gameId, 'here');
    begin(gameId, wanted);
    tell('asked');
    try {
      await new MutationObserver(queryClient, favoriteMutation(api)).mutate({ gameId, intent: wanted });
      tell('over');
      void end(gameId, wanted);
    } catch (failure) {
      if (underWay.get(gameId) === wanted) {
        begin(gameId, before);
        tell('asked', before);
        tell('over', before);
        await end(gameId, before);
        // Its answer alone was lost: the platform has it.
        if (favoritesStore.get().ids.has(gameId) === (wanted === 'keep')) return;
      }
      throw failure;
    }
  }

  return {
    setFavorite: wish,
    stop() {
      for (const stop of stops) stop();
      favoritesStore.set(null);
    },
  };
}
