import { createCatalogue, type CatalogueSize } from './catalogue.ts';
import type { Catalogue } from '../games/catalogue-game.ts';

const DAY_MS = 86_400_000;

/** The games the sandbox offers: 640, or 5,000 while a tester wants to see a lobby of that size. */
export type Lobby = {
  size(): CatalogueSize;
  /** The games as they stand on the platform's day. */
  catalogue(): Catalogue;
  resize(size: CatalogueSize): void;
  /** Back to the size the sandbox started with. */
  reset(): void;
};

type LobbyOptions = { size: CatalogueSize; now: () => number };

export function createLobby({ size: first, now }: LobbyOptions): Lobby {
  let size = first;
  let kept: { key: string; catalogue: Catalogue } | null = null;

  function catalogue(): Catalogue {
    const today = Math.floor(now() / DAY_MS);
    const key = `${size} ${today}`;
    if (kept?.key !== key) kept = { key, catalogue: createCatalogue({ size, now: today * DAY_MS }) };
    return kept.catalogue;
  }

  return {
    size: () => size,
    catalogue,
    resize: (next) => {
      size = next;
      // Built now, by whoever switches, and not by the first player who looks.
      catalogue();
    },
    reset: () => {
      size = first;
    },
  };
}
