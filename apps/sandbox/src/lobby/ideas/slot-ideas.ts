import { at, hashOf, seededRandom } from '../../art/seeded.ts';
import type { ArtHint, MotifName, PaletteName, SceneName } from '../../art/art.ts';
import type { GameIdea } from '../catalogue-game.ts';
import { inLotOrder } from './lot-order.ts';
import type { Theme } from './themes/theme.ts';
import { THEMES } from './themes/themes.ts';

type NamedThing = { name: string; motif: MotifName };

/** One motif twice in a row looks like a mistake: the motifs take turns. */
function varied(seed: string, things: readonly NamedThing[]): NamedThing[] {
  const decks = [...Map.groupBy(inLotOrder(seed, things), (thing) => thing.motif).values()];
  const longest = Math.max(...decks.map((deck) => deck.length));
  return Array.from({ length: longest }, (_, round) => round).flatMap((round) =>
    decks.flatMap((deck) => deck.slice(round, round + 1)),
  );
}

/** So many names of a theme: first all of two words, then those of three, each lot in its own fixed disorder. */
function namesOfTheme(theme: Theme, count: number): NamedThing[] {
  const things = theme.things.flatMap(([motif, all]) => all.map((word) => ({ motif, word })));
  const short = things.flatMap(({ motif, word }) => [
    ...theme.before.map((before) => ({ motif, name: `${before} ${word}` })),
    ...theme.behind.map((behind) => ({ motif, name: `${word} ${behind}` })),
  ]);
  if (count <= short.length) return varied(`${theme.slug}:short`, short).slice(0, count);
  const long = short.flatMap(({ motif, name }) =>
    theme.before.some((before) => name.startsWith(`${before} `))
      ? theme.behind.map((behind) => ({ motif, name: `${name} ${behind}` }))
      : [],
  );
  return [...varied(`${theme.slug}:short`, short), ...varied(`${theme.slug}:long`, long)].slice(0, count);
}

/** Pictures that are taken: motif, colours and scene of one are no other's as long as its theme has more. */
type Taken = Set<string>;

function lookOf(theme: Theme, { name, motif }: NamedThing, taken: Taken): ArtHint {
  const random = seededRandom(hashOf(`look:${name}`));
  const palette = at<PaletteName>(theme.palettes, { drawn: random(), otherwise: 'dusk' });
  const scene = at<SceneName>(theme.scenes, { drawn: random(), otherwise: 'rays' });
  const others = theme.palettes.flatMap((colours) =>
    theme.scenes.map((place) => ({ motif, palette: colours, scene: place })),
  );
  const nameOf = (look: ArtHint) => `${motif} ${look.palette} ${look.scene}`;
  const drawn: ArtHint = { motif, palette, scene };
  const look = [drawn, ...others].find((each) => !taken.has(nameOf(each))) ?? drawn;
  taken.add(nameOf(look));
  return look;
}

function ideaOf(theme: Theme, thing: NamedThing, taken: Taken): Omit<GameIdea, 'id'> {
  const { name } = thing;
  return {
    kind: 'slot',
    name,
    subCategories: [theme.subCategory],
    art: lookOf(theme, thing, taken),
  };
}

/** Slots from all themes in turn, so that neighbours differ; the first ones stay the same however many are asked. */
export function slotIdeas(count: number): GameIdea[] {
  const perTheme = Math.ceil(count / THEMES.length);
  const taken: Taken = new Set();
  const decks = THEMES.map((theme) => namesOfTheme(theme, perTheme).map((thing) => ({ theme, thing })));
  return Array.from({ length: perTheme }, (_, round) => round)
    .flatMap((round) => decks.flatMap((deck) => deck.slice(round, round + 1)))
    .slice(0, count)
    .map(({ theme, thing }) => ideaOf(theme, thing, taken))
    .map((idea, index) => ({ ...idea, id: `g${10_000 + index}` }));
}
