import { PALETTES, type MotifName } from '../../art/art.ts';
import { pickAt, hashText, keysOf, seededRandom } from '../../art/seeded-random.ts';
import type { GameTemplate, GameKind } from '../../games/catalogue-game.ts';
import { seededShuffle } from './seeded-shuffle.ts';

/** One sort of game that is not a slot: what it is called, what stands before and behind that, how it is shown. */
type TableKind = {
  kind: GameKind;
  subCategory: string;
  motifs: readonly MotifName[];
  before: readonly string[];
  nouns: readonly string[];
  behind: readonly string[];
};

function list(text: string): string[] {
  return text.split(',');
}

const PLACE_NAMES = list(
  'Lighthouse,Riverside,Promenade,Orangery,Boathouse,Observatory,Rooftop,Terrace,Corner,Winter,Opera,Bridge,Fountain,Library,Regatta,Copper,Velvet,Marble,Ivory,Twilight,Evening,Lagoon,Courtyard,Station',
);
const STYLES = list(
  'Classic,Single Deck,Double Deck,Atlantic,Pocket,Oak Room,Café,Sunday,Solo,Express,Old Town,Parisian,Northern,Premier,Quiet,Salon,Blue Note,Twelve Street',
);
const SHOWS = list(
  'Rainbow,Tumbling,Midnight,Crystal,Harvest,Electric,Paper,Grand,Starlit,Cosmic,Jubilee,Carnival,Riverboat,Confetti',
);
const QUICK = list(
  'Turbo,Paper,Midnight,Neon,Sky,Copper,Tiny,Wild,Lucky,Brave,Electric,Velvet,Little,Arctic',
);

function live(subCategory: string, nouns: string, motifs: readonly MotifName[]): TableKind {
  return {
    kind: 'live',
    subCategory,
    motifs,
    before: PLACE_NAMES,
    nouns: list(nouns),
    behind: list('Salon,Nights,Lounge,Club'),
  };
}

function table(subCategory: string, nouns: string, motifs: readonly MotifName[]): TableKind {
  return {
    kind: 'table',
    subCategory,
    motifs,
    before: STYLES,
    nouns: list(nouns),
    behind: list('Pro,Classics'),
  };
}

function instant({
  subCategory,
  nouns,
  behind,
  motifs,
}: {
  subCategory: string;
  nouns: string;
  behind: string;
  motifs: readonly MotifName[];
}): TableKind {
  return { kind: 'instant', subCategory, motifs, before: QUICK, nouns: list(nouns), behind: list(behind) };
}

const TABLE_KINDS: readonly TableKind[] = [
  live('live-blackjack', 'Blackjack', ['dealer', 'cards', 'spade', 'chips']),
  live('live-roulette', 'Roulette', ['wheel', 'wheel', 'wheel', 'chips']),
  live('live-baccarat', 'Baccarat', ['gem', 'dealer', 'cards', 'fan', 'lantern']),
  live('live-poker', "Hold'em,Three Card", ['cards', 'heart', 'chips', 'spade', 'dealer']),
  live('live-dice', 'Sic Bo,Dice Duel', ['dice', 'dice', 'chips']),
  {
    kind: 'live',
    subCategory: 'live-game-shows',
    motifs: ['fortune', 'fortune', 'fortune', 'star', 'balloon', 'crown'],
    before: SHOWS,
    nouns: list('Wheel,Carousel,Spinner,Countdown'),
    behind: list('Show,Live'),
  },
  table('table-blackjack', 'Blackjack,Pontoon', ['cards', 'spade', 'chips', 'heart']),
  table('table-roulette', 'Roulette,Roulette Zero', ['wheel', 'wheel', 'chips']),
  table('table-baccarat', 'Baccarat,Punto', ['gem', 'cards', 'fan', 'chips']),
  table('table-poker', 'Stud,Draw Poker', ['heart', 'cards', 'chips', 'spade']),
  table('table-dice', 'Craps,Hazard', ['dice', 'chips', 'dice']),
  instant({
    subCategory: 'instant-crash',
    nouns: 'Jet,Rocket Ride,Balloonist,Saucer',
    behind: 'Climb,Ascent',
    motifs: ['plane', 'rocket', 'balloon', 'ufo'],
  }),
  instant({
    subCategory: 'instant-mines',
    nouns: 'Mines,Minefield,Fuse',
    behind: 'Dash,Field',
    motifs: ['bomb', 'gem', 'star'],
  }),
  instant({ subCategory: 'instant-plinko', nouns: 'Plinko,Pegs', behind: 'Drop,Board', motifs: ['plinko'] }),
  instant({
    subCategory: 'instant-scratch',
    nouns: 'Scratch,Ticket',
    behind: 'Surprise,Card',
    motifs: ['clover', 'coin', 'star', 'seven', 'heart'],
  }),
  instant({
    subCategory: 'instant-hi-lo',
    nouns: 'Hi-Lo,Coin Flip',
    behind: 'Streak,Ladder',
    motifs: ['spade', 'coin', 'dice', 'cards'],
  }),
];

function toTemplates(sort: TableKind): Omit<GameTemplate, 'id'>[] {
  const pairs = sort.nouns.flatMap((noun, nounIndex) =>
    sort.before.map((before) => ({ name: `${before} ${noun}`, nounIndex })),
  );
  const triples = sort.nouns.flatMap((noun, nounIndex) =>
    sort.before.flatMap((before) =>
      sort.behind.map((behind) => ({ name: `${before} ${noun} ${behind}`, nounIndex })),
    ),
  );
  const named = [
    ...seededShuffle(`${sort.subCategory}:pairs`, pairs),
    ...seededShuffle(`${sort.subCategory}:triples`, triples),
  ];
  return named.map(({ name, nounIndex }) => {
    const random = seededRandom(hashText(`look:${name}`));
    const suiting =
      sort.kind === 'instant' && sort.nouns.length === sort.motifs.length
        ? sort.motifs.slice(nounIndex, nounIndex + 1)
        : sort.motifs;
    return {
      kind: sort.kind,
      name,
      subCategories: [sort.subCategory],
      art: {
        motif: pickAt(suiting, { drawn: random(), otherwise: 'chips' }),
        palette: pickAt(keysOf(PALETTES), { drawn: random(), otherwise: 'dusk' }),
      },
    };
  });
}

const FIRST_ID: Readonly<Record<GameKind, number>> = {
  slot: 10_000,
  live: 20_000,
  table: 30_000,
  instant: 40_000,
};

/** Live, table or instant games, their sorts in turn; the first ones stay the same however many are asked. */
export function createTableTemplates(kind: GameKind, count: number): GameTemplate[] {
  const decks = TABLE_KINDS.filter((sort) => sort.kind === kind).map(toTemplates);
  return Array.from({ length: Math.ceil(count / decks.length) + count }, (_, round) => round)
    .flatMap((round) => decks.flatMap((deck) => deck.slice(round, round + 1)))
    .slice(0, count)
    .map((idea, index) => ({ ...idea, id: `g${FIRST_ID[kind] + index}` }));
}
