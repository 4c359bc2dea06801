import { words, type Theme } from './theme.ts';

/** Animals, meadows, weather, and what is above them. */
export const OPEN_AIR_THEMES: readonly Theme[] = [
  {
    slug: 'wild',
    subCategory: 'slots-animals',
    palettes: ['noir', 'ice', 'leaf', 'desert', 'dusk'],
    scenes: ['night', 'peaks', 'leaves'],
    before: words(
      'Moonlit Silver Wandering Northern Roaming Prairie Shadow Snowy Mighty Restless Timber Lone',
    ),
    things: [
      ['wolf', words('Wolf Coyote')],
      ['owl', words('Owl')],
      ['bull', words('Bison Bull')],
      ['tiger', words('Tiger Lynx')],
    ],
    behind: words('Run Ridge Trail Call Moon Valley Pass Watch Country Spirit Grove River'),
  },
  {
    slug: 'jungle',
    subCategory: 'slots-animals',
    palettes: ['jungle', 'leaf', 'citrus', 'reef'],
    scenes: ['leaves', 'rays', 'deep'],
    before: words('Emerald Rainy Tangled Painted Howling Secret Sleeping Humming Golden Vine'),
    things: [
      ['tiger', words('Jaguar Ocelot')],
      ['bird', words('Cockatoo Hornbill')],
      ['hibiscus', words('Passionflower')],
      ['owl', words('Potoo')],
      ['bull', words('Buffalo')],
    ],
    behind: words('Canopy Kingdom Rhythm Rumble Path Chorus Season Den Grove Trek'),
  },
  {
    slug: 'meadow',
    subCategory: 'slots-magic',
    palettes: ['leaf', 'mint', 'citrus', 'coral'],
    scenes: ['rays', 'waves', 'leaves', 'peaks'],
    before: words('Lucky Dewy Emerald Rolling Cheerful Green Hidden Village Morning Dancing'),
    things: [
      ['clover', words('Meadow Fourleaf')],
      ['lotus', words('Lily')],
      ['hibiscus', words('Blossom Poppy')],
      ['mushroom', words('Mushroom')],
      ['coin', words('Rainbow')],
      ['key', words('Latchkey')],
    ],
    behind: words('Fair Wishes Reel Lane Jig Charm Hill Songbook Harvest Promise'),
  },
  {
    slug: 'weather',
    subCategory: 'slots-adventure',
    palettes: ['ice', 'dusk', 'ember', 'lagoon', 'noir'],
    scenes: ['peaks', 'night', 'rays', 'orbit'],
    before: words('Rolling Electric Gathering Distant Blazing Arctic Thundering Restless Summer Eleventh'),
    things: [
      ['bolt', words('Storm Lightning Voltage')],
      ['sun', words('Solstice Sun')],
      ['lantern', words('Beacon Lighthouse')],
      ['gem', words('Glacier')],
      ['balloon', words('Skylark')],
    ],
    behind: words('Caller Front Chaser Season Symphony Ridge Bringer Horizon Keeper Divide'),
  },
  {
    slug: 'space',
    subCategory: 'slots-space',
    palettes: ['noir', 'plum', 'royal', 'dusk', 'mint'],
    scenes: ['orbit', 'night', 'peaks'],
    before: words('Distant Glowing Cosmic Silent Velvet Drifting Outer Neon Lonely Hyper Amber Stellar'),
    things: [
      ['planet', words('Saturn Orbit Planet')],
      ['rocket', words('Rocket Comet')],
      ['ufo', words('Saucer Visitor')],
      ['star', words('Nova Pulsar')],
      ['orb', words('Nebula')],
    ],
    behind: words('Drift Station Parade Echo Signal Voyage Belt Harvest Ring Colony Cruiser Relay'),
  },
];
