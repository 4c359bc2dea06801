import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { addFavorite } from '../endpoints/lobby/add-favorite.ts';
import type { Game } from '../endpoints/lobby/game.ts';
import { getFavorites } from '../endpoints/lobby/get-favorites.ts';
import { removeFavorite } from '../endpoints/lobby/remove-favorite.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateKeys, mutationDefaults } from './mutation-defaults.ts';

type Favorites = readonly Game[];

/** The player's favourite games, a list of `Game`, the latest first (GAM-03). */
export function favoritesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.favorites,
    queryFn: async ({ signal }): Promise<Favorites> =>
      (await client.send(getFavorites, {}, { signal })).favorites.rows,
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
  });
}

/** A wish for one game: to keep it as a favourite, or no longer. */
export type FavoriteIntent = { gameId: string; intent: 'keep' | 'drop' };

type RemovedFavorite = { game: Game; index: number };

/**
 * Tells the platform of a wish. A list of favourites loses a dropped game at once and gets it back if the platform
 * refuses; a kept one joins it with the next read, which follows every wish (GAM-03).
 */
export function favoriteMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.favorites,
    // Presses on one heart reach the platform in the order of the player's wishes.
    scope: { id: 'favorites' },
    mutationFn: ({ gameId, intent }: FavoriteIntent): Promise<unknown> =>
      intent === 'keep'
        ? client.send(addFavorite, { body: { gameId } })
        : client.send(removeFavorite, { query: { gameId } }),
    onMutate: async ({ gameId, intent }, { client: cache }): Promise<RemovedFavorite | null> => {
      await cache.cancelQueries({ queryKey: queryKeys.favorites });
      const known = cache.getQueryData<Favorites>(queryKeys.favorites) ?? [];
      const index = known.findIndex(({ id }) => id === gameId);
      const game = known[index];
      if (intent === 'keep' || !game) return null;
      updateFavorites(cache, (games) => games.filter(({ id }) => id !== gameId));
      return { game, index };
    },
    onError: (...[, { gameId }, dropped, { client: cache }]) => {
      if (!dropped) return;
      updateFavorites(cache, (games) =>
        games.filter(({ id }) => id !== gameId).toSpliced(dropped.index, 0, dropped.game),
      );
    },
    onSettled: (...[, , , , { client: cache }]) => {
      // A read between two presses would show what the second has just changed.
      if (cache.isMutating({ mutationKey: queryKeys.favorites }) === 1)
        invalidateKeys(cache, [queryKeys.favorites]);
    },
    ...mutationDefaults,
  });
}

function updateFavorites(cache: QueryClient, change: (games: Favorites) => Favorites): void {
  cache.setQueryData<Favorites>(queryKeys.favorites, (games) => games && change(games));
}
