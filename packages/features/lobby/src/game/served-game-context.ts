import type { GameDetails } from '@baize/api/endpoints/lobby';
import { createContext, useContext } from 'react';
import type { TileGame } from '../tile/tile-game.ts';

/** A game as its page was served, with some games like it. */
interface ServedGameContextValue {
  game: GameDetails;
  related: readonly TileGame[];
}

const ServedGameContext = createContext<ServedGameContextValue | null>(null);

export const ServedGameProvider = ServedGameContext.Provider;

/** Returns the game the page was served with. @throws Error outside of a game's page. */
export function useServedGame(): ServedGameContextValue {
  const served = useContext(ServedGameContext);
  if (!served) throw new Error('No game: render inside the page of a game.');
  return served;
}
