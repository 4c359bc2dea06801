import type { EmblemName, PaletteName } from '../art/art.ts';
import type { GameKind } from '../games/catalogue-game.ts';

/** A provider: what it makes, how often it is drawn by lot, where it has no licence, and how it signs. */
export type CatalogueStudio = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly makes: readonly GameKind[];
  readonly share: number;
  readonly restrictedCountries: readonly string[];
  readonly emblem: EmblemName;
  readonly palette: PaletteName;
};

type StudioFacts = [
  name: string,
  slug: string,
  makes: string,
  share: number,
  countries: string,
  emblem: EmblemName,
  palette: PaletteName,
];

/** Invented names. Small shares leave small studios: a lobby has both. */
const FACTS: readonly StudioFacts[] = [
  ['Baize Studio', 'baize-studio', '', 0, '', 'gables', 'dusk'],
  ['Saltbox', 'saltbox', 'slot', 12, 'US', 'cube', 'coral'],
  ['Tidepool', 'tidepool', 'slot', 9, 'US GB', 'wave', 'lagoon'],
  ['Quayworks', 'quayworks', 'slot table', 10, 'US', 'anchor', 'ember'],
  ['Handel & Daughters', 'handel-and-daughters', 'slot', 5, 'US FR', 'feather', 'jungle'],
  ['Tumba Studio', 'tumba-studio', 'slot', 4, '', 'flame', 'plum'],
  ['Longwave', 'longwave', 'slot instant', 7, 'US AU', 'ring', 'ice'],
  ['Otrobanda Live', 'otrobanda-live', 'live', 9, 'US', 'sunrise', 'dusk'],
  ['Punda Live', 'punda-live', 'live', 7, 'US DE', 'tower', 'noir'],
  ['Grand Veranda', 'grand-veranda', 'live table', 4, 'US NL', 'crown', 'royal'],
  ['Nine Ferries', 'nine-ferries', 'slot', 6, 'US', 'compass', 'reef'],
  ['Copper Lantern', 'copper-lantern', 'slot', 6, '', 'drop', 'desert'],
  ['Tin Whistle', 'tin-whistle', 'slot', 3, 'US IE', 'clover', 'leaf'],
  ['Ferry & Finch', 'ferry-and-finch', 'slot', 5, 'US SE', 'bird', 'citrus'],
  ['Northmoor Forge', 'northmoor-forge', 'slot', 5, 'US', 'shield', 'noir'],
  ['Sextant', 'sextant', 'slot table', 4, 'US ES', 'star', 'royal'],
  ['Marigold Mill', 'marigold-mill', 'slot', 3, 'US GB PT', 'leaf', 'jungle'],
  ['Quiet Thunder', 'quiet-thunder', 'slot instant', 5, 'US', 'bolt', 'ice'],
  ['Wickerwork', 'wickerwork', 'slot', 2, '', 'knot', 'mint'],
  ['Upper Deck Tables', 'upper-deck-tables', 'table', 6, 'US CH', 'diamond', 'ruby'],
  ['Kite & Keel', 'kite-and-keel', 'instant', 7, 'US BE', 'chevrons', 'candy'],
  ['Little Umbrella', 'little-umbrella', 'slot instant', 3, 'US', 'moon', 'plum'],
  ['Stonebridge Row', 'stonebridge-row', 'slot table', 3, 'US IT', 'hexagon', 'leaf'],
  ['Cold Harbour', 'cold-harbour', 'slot', 2, 'US NO', 'peaks', 'ice'],
  ['Locksmith Lane', 'locksmith-lane', 'slot', 1, 'US', 'key', 'desert'],
];

const KINDS: readonly GameKind[] = ['slot', 'live', 'table', 'instant'];

export const STUDIOS: readonly CatalogueStudio[] = FACTS.map(
  ([name, slug, makes, share, countries, emblem, palette], index) => ({
    id: String(index + 1),
    slug,
    name,
    makes: KINDS.filter((kind) => makes.split(' ').includes(kind)),
    share,
    restrictedCountries: countries.split(' ').filter((code) => code !== ''),
    emblem,
    palette,
  }),
);

/** One studio of those that make a kind of game, by lot and share. */
export function pickStudio(kind: GameKind, drawn: number): CatalogueStudio | undefined {
  const makers = STUDIOS.filter((studio) => studio.makes.includes(kind));
  let left = drawn * makers.reduce((sum, studio) => sum + studio.share, 0);
  for (const studio of makers) {
    left -= studio.share;
    if (left < 0) return studio;
  }
  return makers.at(-1);
}
