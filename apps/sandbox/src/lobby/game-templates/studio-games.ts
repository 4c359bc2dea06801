import { GAME_FACTS } from '../../games/facts.ts';
import type { GameTemplate } from '../../games/catalogue-game.ts';

const PROVIDER = 'baize-studio';

/** The three games that can really be played, first in the lobby; their figures are those of their rules. */
export const STUDIO_GAMES: readonly GameTemplate[] = [
  {
    id: 'g1',
    kind: 'slot',
    name: GAME_FACTS['harbour-sevens'].name,
    subCategories: ['slots-classic'],
    art: { motif: 'seven', palette: 'ruby', scene: 'gables', lettering: 'marquee' },
    provider: PROVIDER,
    releasedDaysAgo: 24,
  },
  {
    id: 'g2',
    kind: 'instant',
    name: GAME_FACTS['skyline-crash'].name,
    subCategories: ['instant-crash'],
    art: { motif: 'lantern', palette: 'dusk', scene: 'gables', lettering: 'slant' },
    provider: PROVIDER,
    releasedDaysAgo: 5,
  },
  {
    id: 'g3',
    kind: 'table',
    name: GAME_FACTS['blackjack-quay'].name,
    subCategories: ['table-blackjack'],
    art: { motif: 'cards', palette: 'lagoon', scene: 'waves', lettering: 'marquee' },
    provider: PROVIDER,
    releasedDaysAgo: 61,
  },
];
