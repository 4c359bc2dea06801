import type { Lettering, MotifName, PaletteName, SceneName } from '../../art/art.ts';
import type { GameTemplate } from '../../games/catalogue-game.ts';

type Slot = [name: string, where: string, art: [MotifName, PaletteName, SceneName, Lettering], maker: string];

/** The games the art direction shows, drawn as it shows them. */
const SLOTS: readonly Slot[] = [
  ['Reef Riches', 'sea', ['fish', 'reef', 'deep', 'marquee'], 'tidepool'],
  ['Seven Harbours', 'classic', ['seven', 'ember', 'rays', 'slant'], 'quayworks'],
  ['Pearl Diver', 'sea', ['shell', 'lagoon', 'deep', 'arch'], 'tidepool'],
  ['Night Lanterns', 'asia', ['lantern', 'plum', 'night', 'arch'], 'saltbox'],
  ['Storm Caller', 'adventure', ['bolt', 'ice', 'peaks', 'slant'], 'longwave'],
  ['Queen of Cups', 'classic', ['crown', 'royal', 'arches', 'ribbon'], 'saltbox'],
  ['Sun of Hato', 'adventure', ['sun', 'desert', 'peaks', 'marquee'], 'quayworks'],
  ['Cherry Parade', 'fruit', ['cherry', 'mint', 'rays', 'arch'], 'saltbox'],
  ['Coin Cascade', 'classic', ['coin', 'ember', 'curtain', 'marquee'], 'quayworks'],
  ['Hibiscus Lane', 'adventure', ['hibiscus', 'jungle', 'leaves', 'arch'], 'handel-and-daughters'],
  ['Trupial Sings', 'animals', ['bird', 'lagoon', 'leaves', 'arch'], 'tumba-studio'],
  ['Red Rocket', 'space', ['rocket', 'mint', 'orbit', 'slant'], 'longwave'],
  ['Pineapple Hour', 'fruit', ['pineapple', 'coral', 'leaves', 'slant'], 'tumba-studio'],
  ['Ruby Voyage', 'classic', ['gem', 'ruby', 'waves', 'marquee'], 'tidepool'],
  ['Gable Street', 'classic', ['key', 'dusk', 'gables', 'marquee'], 'quayworks'],
  ['Carnival Mask', 'carnival', ['mask', 'candy', 'curtain', 'arch'], 'tumba-studio'],
  ['Orbit Nine', 'space', ['planet', 'noir', 'orbit', 'plate'], 'longwave'],
  ['Gold Compass', 'sea', ['helm', 'noir', 'waves', 'plate'], 'tidepool'],
  ['Glacier Gems', 'classic', ['gem', 'ice', 'peaks', 'marquee'], 'longwave'],
  ['Temple Steps', 'adventure', ['pyramid', 'desert', 'rays', 'plate'], 'handel-and-daughters'],
  ['Lucky Meadow', 'magic', ['clover', 'leaf', 'rays', 'arch'], 'saltbox'],
  ['Bells of Otro', 'classic', ['bell', 'plum', 'gables', 'marquee'], 'quayworks'],
  ['Moon Potion', 'magic', ['flask', 'jungle', 'night', 'marquee'], 'saltbox'],
  ['Lotus Pond', 'asia', ['lotus', 'mint', 'waves', 'ribbon'], 'handel-and-daughters'],
  ['Tumba Drums', 'carnival', ['drum', 'plum', 'rays', 'slant'], 'tumba-studio'],
  ['Dice Bazaar', 'classic', ['dice', 'coral', 'arches', 'plate'], 'quayworks'],
  ['Harbour Cards', 'classic', ['cards', 'reef', 'curtain', 'ribbon'], 'saltbox'],
  ['Aurora Fish', 'sea', ['fish', 'candy', 'night', 'arch'], 'tidepool'],
  ['Sapphire Shell', 'sea', ['shell', 'royal', 'waves', 'plate'], 'tidepool'],
  ['Desert Bloom', 'west', ['hibiscus', 'desert', 'peaks', 'arch'], 'handel-and-daughters'],
  ['Crown & Anchor', 'classic', ['crown', 'noir', 'curtain', 'plate'], 'saltbox'],
  ['Paper Moons', 'asia', ['lantern', 'coral', 'night', 'marquee'], 'handel-and-daughters'],
  ['Mango Madness', 'fruit', ['pineapple', 'citrus', 'rays', 'slant'], 'tumba-studio'],
  ['Thunder Key', 'myths', ['key', 'ice', 'arches', 'slant'], 'longwave'],
  ['Midnight Bell', 'classic', ['bell', 'noir', 'night', 'ribbon'], 'quayworks'],
  ['Comet Run', 'space', ['rocket', 'plum', 'orbit', 'slant'], 'longwave'],
  ['Jade Steps', 'adventure', ['pyramid', 'jungle', 'arches', 'marquee'], 'handel-and-daughters'],
  ['Sea Sevens', 'classic', ['seven', 'lagoon', 'waves', 'slant'], 'tidepool'],
  ['Four Leaf Fair', 'carnival', ['clover', 'candy', 'curtain', 'marquee'], 'saltbox'],
  ['Parrot Post', 'animals', ['bird', 'citrus', 'gables', 'marquee'], 'tumba-studio'],
  ['Alchemy Row', 'magic', ['flask', 'dusk', 'arches', 'plate'], 'quayworks'],
  ['Saturn Spins', 'space', ['planet', 'dusk', 'orbit', 'arch'], 'longwave'],
  ['Kite Sun', 'adventure', ['sun', 'ice', 'waves', 'marquee'], 'saltbox'],
  ['Lily Lights', 'asia', ['lotus', 'noir', 'night', 'marquee'], 'handel-and-daughters'],
  ['Helm & Tide', 'sea', ['helm', 'reef', 'waves', 'slant'], 'tidepool'],
  ['Brass Dice', 'classic', ['dice', 'royal', 'rays', 'plate'], 'quayworks'],
  ['Cherry Coast', 'fruit', ['cherry', 'lagoon', 'waves', 'slant'], 'saltbox'],
  ['Masquerade', 'carnival', ['mask', 'noir', 'gables', 'marquee'], 'tumba-studio'],
];

type Table = [name: string, sub: string, art: [MotifName, PaletteName], maker: string];

const LIVE: readonly Table[] = [
  ['Harbour Roulette', 'live-roulette', ['wheel', 'ember'], 'otrobanda-live'],
  ['Sunset Blackjack', 'live-blackjack', ['cards', 'dusk'], 'otrobanda-live'],
  ['Baccarat Bay', 'live-baccarat', ['gem', 'reef'], 'otrobanda-live'],
  ['Dice Veranda', 'live-dice', ['dice', 'plum'], 'punda-live'],
  ['Golden Wheel', 'live-game-shows', ['wheel', 'noir'], 'punda-live'],
];

/** Those the art direction shows under "Fresh off the boat", by how many days ago they came. */
const RELEASED_DAYS_AGO: Readonly<Record<string, number>> = {
  'Cherry Parade': 2,
  'Coin Cascade': 3,
  'Hibiscus Lane': 4,
  'Trupial Sings': 8,
  'Red Rocket': 11,
  'Pineapple Hour': 15,
  'Ruby Voyage': 19,
};

const slots: GameTemplate[] = SLOTS.map(
  ([name, where, [motif, palette, scene, lettering], provider], index) => ({
    id: `g${100 + index}`,
    kind: 'slot',
    name,
    subCategories: [`slots-${where}`],
    art: { motif, palette, scene, lettering },
    provider,
    releasedDaysAgo: RELEASED_DAYS_AGO[name] ?? 40 + index * 13,
  }),
);

const tables: GameTemplate[] = LIVE.map(([name, sub, [motif, palette], provider], index) => ({
  id: `g${200 + index}`,
  kind: 'live',
  name,
  subCategories: [sub],
  art: { motif, palette, lettering: index === 2 ? 'arch' : 'marquee' },
  provider,
  releasedDaysAgo: 90 + index * 31,
}));

/** The first seven lead the lobby, then the tables, then the others. */
export const FEATURED_GAMES: readonly GameTemplate[] = [...slots.slice(0, 7), ...tables, ...slots.slice(7)];
