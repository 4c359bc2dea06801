import { pickAt, hashText, seededRandom } from '../../art/seeded-random.ts';
import type { ArtHint, MotifName, PaletteName, SceneName } from '../../art/art.ts';
import type { GameTemplate } from '../../games/catalogue-game.ts';
import { seededShuffle } from './seeded-shuffle.ts';
import type { SlotTheme } from './themes/theme.ts';
import { SLOT_THEMES } from './themes/themes.ts';

type NamedThing = { name: string; motif: MotifName };

/** One motif twice in a row looks like a mistake: the motifs take turns. */
function shuffleThings(seed: string, things: readonly NamedThing[]): NamedThing[] {
  const decks = [...Map.groupBy(seededShuffle(seed, things), (thing) => thing.motif).values()];
  const longest = Math.max(...decks.map((deck) => deck.length));
  return Array.from({ length: longest }, (_, round) => round).flatMap((round) =>
    decks.flatMap((deck) => deck.slice(round, round + 1)),
  );
}

/** So many names of a theme: first all of two words, then those of three, each lot in its own fixed disorder. */
function namesOfTheme(theme: SlotTheme, count: number): NamedThing[] {
  const things = theme.things.flatMap(([motif, all]) => all.map((word) => ({ motif, word })));
  const short = things.flatMap(({ motif, word }) => [
    ...theme.before.map((before) => ({ motif, name: `${before} ${word}` })),
    ...theme.behind.map((behind) => ({ motif, name: `${word} ${behind}` })),
  ]);
  if (count <= short.length) return shuffleThings(`${theme.slug}:short`, short).slice(0, count);
  const long = short.flatMap(({ motif, name }) =>
    theme.before.some((before) => name.startsWith(`${before} `))
      ? theme.behind.map((behind) => ({ motif, name: `${name} ${behind}` }))
      : [],
  );
  return [...shuffleThings(`${theme.slug}:short`, short), ...shuffleThings(`${theme.slug}:long`, long)].slice(
    0,
    count,
  );
}

/** Pictures that are taken: motif, colours and scene of one are no other's as long as its theme has more. */
type Taken = Set<string>;

function pickArt(theme: SlotTheme, { name, motif }: NamedThing, taken: Taken): ArtHint {
  const random = seededRandom(hashText(`look:${name}`));
  const palette = pickAt<PaletteName>(theme.palettes, { drawn: random(), otherwise: 'dusk' });
  const scene = pickAt<SceneName>(theme.scenes, { drawn: random(), otherwise: 'rays' });
  const others = theme.palettes.flatMap((colours) =>
    theme.scenes.map((place) => ({ motif, palette: colours, scene: place })),
  );
  const nameOf = (look: ArtHint) => `${motif} ${look.palette} ${look.scene}`;
  const drawn: ArtHint = { motif, palette, scene };
  const look = [drawn, ...others].find((each) => !taken.has(nameOf(each))) ?? drawn;
  taken.add(nameOf(look));
  return look;
}

function toTemplate(theme: SlotTheme, thing: NamedThing, taken: Taken): Omit<GameTemplate, 'id'> {
  const { name } = thing;
  return {
    kind: 'slot',
    name,
    subCategories: [theme.subCategory],
    art: pickArt(theme, thing, taken),
  };
}

/** Slots from all themes in turn, so that neighbours differ; the first ones stay the same however many are asked. */
export function createSlotTemplates(count: number): GameTemplate[] {
  const perTheme = Math.ceil(count / SLOT_THEMES.length);
  const taken: Taken = new Set();
  const decks = SLOT_THEMES.map((theme) => namesOfTheme(theme, perTheme).map((thing) => ({ theme, thing })));
  return Array.from({ length: perTheme }, (_, round) => round)
    .flatMap((round) => decks.flatMap((deck) => deck.slice(round, round + 1)))
    .slice(0, count)
    .map(({ theme, thing }) => toTemplate(theme, thing, taken))
    .map((idea, index) => ({ ...idea, id: `g${10_000 + index}` }));
}
