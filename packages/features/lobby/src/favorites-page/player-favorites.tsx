import type { Game } from '@baize/api/calls/lobby';
import { favoritesQuery } from '@baize/api/queries/favorites';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { useFavorites } from '../favorites/use-favorites.ts';
import { onTile } from '../tile/tile-game.ts';
import { FavoritesView } from './favorites-view.tsx';
import { useKeptPlaces } from './use-kept-places.ts';

const NONE: readonly Game[] = [];

/**
 * A signed-in player's favourites, inside a `PlayerIsland`: the latest first; one that is taken out here stays until the
 * page is left. Follows the player's other tabs, also while there is no game whose heart would (GAM-03).
 */
export function PlayerFavorites() {
  const { data, error, isError, refetch } = useQuery(favoritesQuery(useApi()));
  const { letGo } = useFavorites();
  const games = useKeptPlaces(data ?? NONE, letGo);
  if (!data && isError)
    return <FavoritesView shown={{ kind: 'failed', problem: error, again: () => void refetch() }} />;
  if (!data) return <FavoritesView shown={{ kind: 'waiting' }} />;
  return <FavoritesView shown={{ kind: 'known', games: games.map(onTile) }} />;
}
