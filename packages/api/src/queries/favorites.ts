import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { addFavorite } from '../calls/lobby/add-favorite.ts';
import type { Game } from '../calls/lobby/game.ts';
import { getFavorites } from '../calls/lobby/get-favorites.ts';
import { removeFavorite } from '../calls/lobby/remove-favorite.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';
import { refresh, writing } from './writing.ts';

type Favorites = readonly Game[];

/** The player's favourite games, a list of `Game`, the latest first (GAM-03). */
export function favoritesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.favorites,
    queryFn: async ({ signal }): Promise<Favorites> =>
      (await client.send(getFavorites, {}, { signal })).favorites.rows,
    ...reading,
    staleTime: FRESH_FOR.account,
  });
}

/** A wish for one game: to keep it as a favourite, or no longer. */
export type FavoriteWish = { gameId: string; wish: 'keep' | 'drop' };

type Dropped = { game: Game; place: number };

/**
 * Tells the platform of a wish. A list of favourites loses a dropped game at once and gets it back if the platform
 * refuses; a kept one joins it with the next read, which follows every wish (GAM-03).
 */
export function favoriteMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.favorites,
    // Presses on one heart reach the platform in the order of the player's wishes.
    scope: { id: 'favorites' },
    mutationFn: ({ gameId, wish }: FavoriteWish): Promise<unknown> =>
      wish === 'keep'
        ? client.send(addFavorite, { body: { gameId } })
        : client.send(removeFavorite, { query: { gameId } }),
    onMutate: async ({ gameId, wish }, { client: cache }): Promise<Dropped | null> => {
      await cache.cancelQueries({ queryKey: queryKeys.favorites });
      const known = cache.getQueryData<Favorites>(queryKeys.favorites) ?? [];
      const place = known.findIndex(({ id }) => id === gameId);
      const game = known[place];
      if (wish === 'keep' || !game) return null;
      edit(cache, (games) => games.filter(({ id }) => id !== gameId));
      return { game, place };
    },
    onError: (...[, { gameId }, dropped, { client: cache }]) => {
      if (!dropped) return;
      edit(cache, (games) =>
        games.filter(({ id }) => id !== gameId).toSpliced(dropped.place, 0, dropped.game),
      );
    },
    onSettled: (...[, , , , { client: cache }]) => {
      // A read between two presses would show what the second has just changed.
      if (cache.isMutating({ mutationKey: queryKeys.favorites }) === 1) refresh(cache, [queryKeys.favorites]);
    },
    ...writing,
  });
}

function edit(cache: QueryClient, change: (games: Favorites) => Favorites): void {
  cache.setQueryData<Favorites>(queryKeys.favorites, (games) => games && change(games));
}
