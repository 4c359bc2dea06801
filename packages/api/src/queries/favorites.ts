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

const withGame = (games: Favorites, game: Game) => [game, ...withoutGame(games, game)];
const withoutGame = (games: Favorites, game: Game) => games.filter(({ id }) => id !== game.id);

/** Shows the game as a favourite at once, and takes it back if the platform does not (GAM-03). */
export function addFavoriteMutation(client: ApiClient) {
  return favoriteMutation('add', (game) => client.send(addFavorite, { body: { gameId: game.id } }));
}

/** Takes the game from the favourites at once, and brings it back if the platform does not (GAM-03). */
export function removeFavoriteMutation(client: ApiClient) {
  return favoriteMutation('remove', (game) => client.send(removeFavorite, { query: { gameId: game.id } }));
}

function favoriteMutation(change: 'add' | 'remove', send: (game: Game) => Promise<unknown>) {
  const apply = change === 'add' ? withGame : withoutGame;
  const takeBack = change === 'add' ? withoutGame : withGame;
  return mutationOptions({
    mutationKey: queryKeys.favorites,
    // Presses on one heart reach the platform in the order of the player's wishes.
    scope: { id: 'favorites' },
    mutationFn: send,
    onMutate: async (game: Game, { client: cache }) => {
      await cache.cancelQueries({ queryKey: queryKeys.favorites });
      const known = cache.getQueryData<Favorites>(queryKeys.favorites);
      const was = known?.some(({ id }) => id === game.id) === true ? 'kept' : 'not-kept';
      edit(cache, (games) => apply(games, game));
      return { changed: was !== (change === 'add' ? 'kept' : 'not-kept') };
    },
    onError: (...[, game, before, { client: cache }]) => {
      if (before?.changed === true) edit(cache, (games) => takeBack(games, game));
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
