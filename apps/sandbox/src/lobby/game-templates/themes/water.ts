import { splitList, type SlotTheme } from './theme.ts';

/** Sea, pirates, angling, the tropics. */
export const WATER_THEMES: readonly SlotTheme[] = [
  {
    slug: 'sea',
    subCategory: 'slots-sea',
    palettes: ['reef', 'lagoon', 'candy', 'royal', 'ice'],
    scenes: ['deep', 'waves', 'night'],
    before: splitList('Coral Deep Blue Tidal Salt Drifting Sunken Glass Moonlit Warm Quiet Silver'),
    things: [
      ['shell', splitList('Shell Pearl Scallop')],
      ['fish', splitList('Reef Angelfish')],
      ['octopus', splitList('Octopus Kraken')],
      ['trident', splitList('Neptune')],
      ['anchor', splitList('Anchor')],
    ],
    behind: splitList('Diver Riches Garden Drift Ballad Current Tide Grotto Bloom Lullaby Trench Choir'),
  },
  {
    slug: 'pirates',
    subCategory: 'slots-sea',
    palettes: ['noir', 'desert', 'ember', 'reef', 'lagoon'],
    scenes: ['waves', 'night', 'deep', 'peaks'],
    before: splitList(
      'Black Salty Crimson Stormy Lost Cursed Rusty Midnight Merry Ragged Windward Whistling',
    ),
    things: [
      ['ship', splitList('Galleon Corsair Buccaneer')],
      ['chest', splitList('Plunder Chest')],
      ['helm', splitList('Helm')],
      ['coin', splitList('Doubloon')],
      ['bird', splitList('Parrot')],
      ['bomb', splitList('Cannon')],
    ],
    behind: splitList('Cove Chase Mutiny Bounty Map Voyage Tale Crew Lagoon Code Harbour Log'),
  },
  {
    slug: 'fishing',
    subCategory: 'slots-fishing',
    palettes: ['lagoon', 'leaf', 'mint', 'reef'],
    scenes: ['waves', 'deep', 'peaks'],
    before: splitList('Early Lazy Misty Lakeside River Sunday Lucky Silver Patient Rainy Little Evening'),
    things: [
      ['float', splitList('Angler Bobber Tackle')],
      ['fish', splitList('Trout Pike Carp Perch Salmon')],
      ['anchor', splitList('Jetty')],
    ],
    behind: splitList('Morning Derby Splash Catch Lake Tales Weekend Hook Club Lodge Run Pier'),
  },
  {
    slug: 'tropics',
    subCategory: 'slots-adventure',
    palettes: ['coral', 'jungle', 'citrus', 'lagoon', 'mint'],
    scenes: ['leaves', 'waves', 'rays'],
    before: splitList('Curaçao Island Breezy Bonfire Barefoot Lagoon Sunset Windy Mellow Siesta'),
    things: [
      ['pineapple', splitList('Mango Papaya')],
      ['hibiscus', splitList('Hibiscus Orchid')],
      ['bird', splitList('Trupial Toucan Macaw')],
      ['sun', splitList('Sunrise')],
      ['drum', splitList('Bongo')],
    ],
    behind: splitList('Beach Breeze Hammock Terrace Sings Bay Holiday Postcard Lane Shore'),
  },
];
