import { splitList, type SlotTheme } from './theme.ts';

/** Animals, meadows, weather, and what is above them. */
export const NATURE_THEMES: readonly SlotTheme[] = [
  {
    slug: 'wild',
    subCategory: 'slots-animals',
    palettes: ['noir', 'ice', 'leaf', 'desert', 'dusk'],
    scenes: ['night', 'peaks', 'leaves'],
    before: splitList(
      'Moonlit Silver Wandering Northern Roaming Prairie Shadow Snowy Mighty Restless Timber Lone',
    ),
    things: [
      ['wolf', splitList('Wolf Coyote')],
      ['owl', splitList('Owl')],
      ['bull', splitList('Bison Bull')],
      ['tiger', splitList('Tiger Lynx')],
    ],
    behind: splitList('Run Ridge Trail Call Moon Valley Pass Watch Country Spirit Grove River'),
  },
  {
    slug: 'jungle',
    subCategory: 'slots-animals',
    palettes: ['jungle', 'leaf', 'citrus', 'reef'],
    scenes: ['leaves', 'rays', 'deep'],
    before: splitList('Emerald Rainy Tangled Painted Howling Secret Sleeping Humming Golden Vine'),
    things: [
      ['tiger', splitList('Jaguar Ocelot')],
      ['bird', splitList('Cockatoo Hornbill')],
      ['hibiscus', splitList('Passionflower')],
      ['owl', splitList('Potoo')],
      ['bull', splitList('Buffalo')],
    ],
    behind: splitList('Canopy Kingdom Rhythm Rumble Path Chorus Season Den Grove Trek'),
  },
  {
    slug: 'meadow',
    subCategory: 'slots-magic',
    palettes: ['leaf', 'mint', 'citrus', 'coral'],
    scenes: ['rays', 'waves', 'leaves', 'peaks'],
    before: splitList('Lucky Dewy Emerald Rolling Cheerful Green Hidden Village Morning Dancing'),
    things: [
      ['clover', splitList('Meadow Fourleaf')],
      ['lotus', splitList('Lily')],
      ['hibiscus', splitList('Blossom Poppy')],
      ['mushroom', splitList('Mushroom')],
      ['coin', splitList('Rainbow')],
      ['key', splitList('Latchkey')],
    ],
    behind: splitList('Fair Wishes Reel Lane Jig Charm Hill Songbook Harvest Promise'),
  },
  {
    slug: 'weather',
    subCategory: 'slots-adventure',
    palettes: ['ice', 'dusk', 'ember', 'lagoon', 'noir'],
    scenes: ['peaks', 'night', 'rays', 'orbit'],
    before: splitList(
      'Rolling Electric Gathering Distant Blazing Arctic Thundering Restless Summer Eleventh',
    ),
    things: [
      ['bolt', splitList('Storm Lightning Voltage')],
      ['sun', splitList('Solstice Sun')],
      ['lantern', splitList('Beacon Lighthouse')],
      ['gem', splitList('Glacier')],
      ['balloon', splitList('Skylark')],
    ],
    behind: splitList('Caller Front Chaser Season Symphony Ridge Bringer Horizon Keeper Divide'),
  },
  {
    slug: 'space',
    subCategory: 'slots-space',
    palettes: ['noir', 'plum', 'royal', 'dusk', 'mint'],
    scenes: ['orbit', 'night', 'peaks'],
    before: splitList('Distant Glowing Cosmic Silent Velvet Drifting Outer Neon Lonely Hyper Amber Stellar'),
    things: [
      ['planet', splitList('Saturn Orbit Planet')],
      ['rocket', splitList('Rocket Comet')],
      ['ufo', splitList('Saucer Visitor')],
      ['star', splitList('Nova Pulsar')],
      ['orb', splitList('Nebula')],
    ],
    behind: splitList('Drift Station Parade Echo Signal Voyage Belt Harvest Ring Colony Cruiser Relay'),
  },
];
