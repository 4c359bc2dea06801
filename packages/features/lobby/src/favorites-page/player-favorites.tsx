import type { Game } from '@baize/api/endpoints/lobby';
import { favoritesQuery } from '@baize/api/queries/favorites';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useFavorites } from '../favorites/use-favorites.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { FavoritesView } from './favorites-view.tsx';
import { useStablePositions } from './use-stable-positions.ts';

const NONE: readonly Game[] = [];

/**
 * A signed-in player's favourites, inside a `PlayerBoundary`: the latest first; one that is taken out here stays until the
 * page is left. Follows the player's other tabs, also while there is no game whose heart would (GAM-03).
 */
export function PlayerFavorites() {
  const { data, error, isError, refetch } = useQuery(favoritesQuery(useApi()));
  const { isRemovedHere } = useFavorites();
  const games = useStablePositions(data ?? NONE, isRemovedHere);
  if (!data && isError)
    return <FavoritesView state={{ kind: 'failed', problem: error, retry: () => void refetch() }} />;
  if (!data) return <FavoritesView state={{ kind: 'waiting' }} />;
  return <FavoritesView state={{ kind: 'known', games: games.map(toTileGame) }} />;
}
