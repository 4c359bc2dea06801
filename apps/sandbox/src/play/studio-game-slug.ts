import { GAME_SLUGS } from '../games/protocol.ts';
import type { GameSlug } from '../games/stakes.ts';

/** The house's own game of a slug, which can really be played here; null for games of other studios. */
export function findStudioGame(slug: string): GameSlug | null {
  return GAME_SLUGS.find((house) => house === slug) ?? null;
}
