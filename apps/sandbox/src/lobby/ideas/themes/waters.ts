import { words, type Theme } from './theme.ts';

/** Sea, pirates, angling, the tropics. */
export const WATER_THEMES: readonly Theme[] = [
  {
    slug: 'sea',
    subCategory: 'slots-sea',
    palettes: ['reef', 'lagoon', 'candy', 'royal', 'ice'],
    scenes: ['deep', 'waves', 'night'],
    before: words('Coral Deep Blue Tidal Salt Drifting Sunken Glass Moonlit Warm Quiet Silver'),
    things: [
      ['shell', words('Shell Pearl Scallop')],
      ['fish', words('Reef Angelfish')],
      ['octopus', words('Octopus Kraken')],
      ['trident', words('Neptune')],
      ['anchor', words('Anchor')],
    ],
    behind: words('Diver Riches Garden Drift Ballad Current Tide Grotto Bloom Lullaby Trench Choir'),
  },
  {
    slug: 'pirates',
    subCategory: 'slots-sea',
    palettes: ['noir', 'desert', 'ember', 'reef', 'lagoon'],
    scenes: ['waves', 'night', 'deep', 'peaks'],
    before: words('Black Salty Crimson Stormy Lost Cursed Rusty Midnight Merry Ragged Windward Whistling'),
    things: [
      ['ship', words('Galleon Corsair Buccaneer')],
      ['chest', words('Plunder Chest')],
      ['helm', words('Helm')],
      ['coin', words('Doubloon')],
      ['bird', words('Parrot')],
      ['bomb', words('Cannon')],
    ],
    behind: words('Cove Chase Mutiny Bounty Map Voyage Tale Crew Lagoon Code Harbour Log'),
  },
  {
    slug: 'fishing',
    subCategory: 'slots-fishing',
    palettes: ['lagoon', 'leaf', 'mint', 'reef'],
    scenes: ['waves', 'deep', 'peaks'],
    before: words('Early Lazy Misty Lakeside River Sunday Lucky Silver Patient Rainy Little Evening'),
    things: [
      ['float', words('Angler Bobber Tackle')],
      ['fish', words('Trout Pike Carp Perch Salmon')],
      ['anchor', words('Jetty')],
    ],
    behind: words('Morning Derby Splash Catch Lake Tales Weekend Hook Club Lodge Run Pier'),
  },
  {
    slug: 'tropics',
    subCategory: 'slots-adventure',
    palettes: ['coral', 'jungle', 'citrus', 'lagoon', 'mint'],
    scenes: ['leaves', 'waves', 'rays'],
    before: words('Curaçao Island Breezy Bonfire Barefoot Lagoon Sunset Windy Mellow Siesta'),
    things: [
      ['pineapple', words('Mango Papaya')],
      ['hibiscus', words('Hibiscus Orchid')],
      ['bird', words('Trupial Toucan Macaw')],
      ['sun', words('Sunrise')],
      ['drum', words('Bongo')],
    ],
    behind: words('Beach Breeze Hammock Terrace Sings Bay Holiday Postcard Lane Shore'),
  },
];
