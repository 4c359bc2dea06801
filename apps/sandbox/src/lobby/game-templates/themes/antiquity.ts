import { splitList, type SlotTheme } from './theme.ts';

/** Worlds of long ago and far away, and of tales. */
export const ANTIQUITY_THEMES: readonly SlotTheme[] = [
  {
    slug: 'egypt',
    subCategory: 'slots-adventure',
    palettes: ['desert', 'ember', 'noir', 'jungle', 'dusk'],
    scenes: ['rays', 'peaks', 'arches', 'night'],
    before: splitList('Sunken Amber Silent Ninth Hidden Desert Sacred Burning Lost River Buried Turquoise'),
    things: [
      ['pyramid', splitList('Pyramid Obelisk Sphinx')],
      ['scarab', splitList('Scarab')],
      ['ankh', splitList('Pharaoh Ankh')],
      ['book', splitList('Papyrus Scroll')],
      ['sun', splitList('Oasis')],
    ],
    behind: splitList('Steps Chamber Rising Gate Oath Path Whisper Sands Caravan Secret Dawn Riddle'),
  },
  {
    slug: 'expedition',
    subCategory: 'slots-adventure',
    palettes: ['jungle', 'desert', 'leaf', 'reef', 'dusk'],
    scenes: ['leaves', 'peaks', 'rays', 'night'],
    before: splitList(
      'Forgotten Emerald Uncharted Hidden Thirteenth Overgrown Faraway Whispering Stone Lantern',
    ),
    things: [
      ['temple', splitList('Temple Ruin')],
      ['book', splitList('Atlas Codex Journal')],
      ['chest', splitList('Relic')],
      ['key', splitList('Cipher')],
      ['plane', splitList('Airmail')],
      ['helm', splitList('Compass')],
    ],
    behind: splitList('Trail Hunter Discovery Passage Descent Valley Legend Route Camp Enigma'),
  },
  {
    slug: 'norse',
    subCategory: 'slots-myths',
    palettes: ['ice', 'noir', 'royal', 'ruby'],
    scenes: ['peaks', 'night', 'waves', 'rays'],
    before: splitList('Frost Iron Northern Raven Winter Grim Fjord Ashen Twilight Stone Frozen Amber'),
    things: [
      ['hammer', splitList('Hammer Thunder')],
      ['axe', splitList('Axe Raider')],
      ['shield', splitList('Shield Jarl')],
      ['ship', splitList('Longship')],
      ['wolf', splitList('Fenrir')],
      ['bolt', splitList('Tempest')],
    ],
    behind: splitList('Saga Oath Hall Call Feast Raid March Song Fury Horn Watch Rune'),
  },
  {
    slug: 'olympus',
    subCategory: 'slots-myths',
    palettes: ['lagoon', 'ice', 'desert', 'mint', 'royal'],
    scenes: ['peaks', 'rays', 'arches', 'waves'],
    before: splitList('Marble Olive Aegean Eternal Ancient Titan Rising Silent Laurel Bronze'),
    things: [
      ['temple', splitList('Oracle Parthenon')],
      ['trident', splitList('Poseidon Trident')],
      ['bolt', splitList('Zeus')],
      ['shield', splitList('Hoplite Athena')],
      ['star', splitList('Pegasus')],
      ['sun', splitList('Helios')],
    ],
    behind: splitList('Wrath Trial Heights Feast Chorus Fate Reign Tide Harp Ascent'),
  },
  {
    slug: 'west',
    subCategory: 'slots-west',
    palettes: ['desert', 'ember', 'dusk', 'noir'],
    scenes: ['peaks', 'rays', 'night', 'gables'],
    before: splitList(
      'Dusty Lonesome Rattling Sundown Iron Wanted Outlaw Prairie Tumbling Silver Thirsty Rusty',
    ),
    things: [
      ['sheriff', splitList('Sheriff Marshal Deputy')],
      ['hat', splitList('Ranger Drifter')],
      ['horseshoe', splitList('Mustang')],
      ['cactus', splitList('Cactus Canyon Mesa')],
      ['bomb', splitList('Dynamite')],
    ],
    behind: splitList(
      'Draw Ranch Trail Duel Noon Junction Creek Standoff Stagecoach Territory Frontier Depot',
    ),
  },
  {
    slug: 'asia',
    subCategory: 'slots-asia',
    palettes: ['ember', 'jungle', 'mint', 'plum', 'coral'],
    scenes: ['waves', 'arches', 'peaks', 'night'],
    before: splitList(
      'Jade Eastern Silken Bamboo Crimson Imperial Ninefold Plum Crane Laughing Porcelain Spring',
    ),
    things: [
      ['dragon', splitList('Dragon')],
      ['lantern', splitList('Lantern')],
      ['fan', splitList('Fan Silk')],
      ['ingot', splitList('Prosperity')],
      ['lotus', splitList('Lotus')],
      ['panda', splitList('Panda')],
      ['fish', splitList('Koi')],
    ],
    behind: splitList(
      'Festival Blessing Gate Pond Pavilion River Dynasty Teahouse Dance Palace Bridge Orchard',
    ),
  },
  {
    slug: 'magic',
    subCategory: 'slots-magic',
    palettes: ['plum', 'jungle', 'royal', 'dusk', 'ruby'],
    scenes: ['night', 'arches', 'orbit', 'leaves'],
    before: splitList(
      'Moonlit Bubbling Whispering Enchanted Crooked Violet Sleepy Thirteenth Starlit Curious',
    ),
    things: [
      ['orb', splitList('Seer Crystal')],
      ['flask', splitList('Potion Elixir Alchemy')],
      ['book', splitList('Spellbook Grimoire')],
      ['mushroom', splitList('Toadstool Fairy')],
      ['owl', splitList('Wizard')],
    ],
    behind: splitList('Cottage Academy Hour Brew Cellar Secret Garden Row Apprentice Charm'),
  },
];
