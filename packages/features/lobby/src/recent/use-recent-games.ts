import { useSyncExternalStore } from 'react';
import { recentGamesStore, recentSlugs, addRecentGame, type RecentGames } from './recent-games.ts';
import { usePlayerId } from './use-player-id.ts';

const NONE: RecentGames = [];
const getServerSnapshot = () => NONE;

/** Remembers that a game was opened: newest first, for the player who is signed in; a visitor's games are not kept. */
export function useRememberGame(): (slug: string) => void {
  const player = usePlayerId();
  return (slug) => {
    if (player !== null) recentGamesStore.set(addRecentGame(recentGamesStore.get(), { player, slug }));
  };
}

/** The slugs of the games the signed-in player opened in this browser, newest first; none for a visitor. */
export function useRecentGames(): readonly string[] {
  const player = usePlayerId();
  const book = useSyncExternalStore(recentGamesStore.subscribe, recentGamesStore.get, getServerSnapshot);
  return recentSlugs(book, player);
}
