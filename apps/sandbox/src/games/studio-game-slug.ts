import { GAME_SLUGS } from './protocol.ts';
import type { GameSlug } from './stakes.ts';

/** The house's own game of a slug, which can really be played here; null for games of other studios. */
export function findStudioGame(slug: string): GameSlug | null {
  return GAME_SLUGS.find((house) => house === slug) ?? null;
}
