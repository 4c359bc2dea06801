import type { ListedGame } from './game-list.ts';

/** Letters that Unicode does not take apart. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A text as search compares it: words without case, diacritics and signs. */
export function searchTokens(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[øßæœłđı]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** How well a word answers one that was typed, less is better; null when it does not. */
const EXACT = 0;
const BEGINS = 1;
const HOLDS = 2;
const NEARLY = 3;

/** Slips forgiven in a typed word: none in short ones, where everything would be near. */
function maxEdits(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** A search through a list of games, made once for many questions. */
export type GameSearch<Game> = (typed: string) => readonly Game[];

/**
 * Finds games by name and studio: every typed word must be met, by a whole word, the beginning or part of one, or by one
 * that differs by a slip or two (swapped, missing, doubled or wrong letters). What is met more exactly comes first, then
 * the name before the studio, then the list's own order. Nothing typed finds nothing.
 */
export function createGameSearch<Game extends Pick<ListedGame, 'name' | 'provider'>>(
  games: readonly Game[],
): GameSearch<Game> {
  const known = games.map((game) => ({
    game,
    name: searchTokens(game.name),
    studio: searchTokens(game.provider.name),
  }));
  return (typed) => {
    const asked = searchTokens(typed);
    if (asked.length === 0) return [];
    return known
      .flatMap(({ game, name, studio }) => {
        const cost = costOf(asked, name, studio);
        return cost === null ? [] : [{ game, cost }];
      })
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ game }) => game);
  };
}

function costOf(asked: readonly string[], name: readonly string[], studio: readonly string[]): number | null {
  let sum = 0;
  for (const word of asked) {
    const cost = Math.min(bestOf(word, name), bestOf(word, studio) + 0.5);
    if (cost === Number.POSITIVE_INFINITY) return null;
    sum += cost;
  }
  return sum;
}

function bestOf(asked: string, words: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const word of words) best = Math.min(best, wordCost(asked, word));
  return best;
}

function wordCost(asked: string, word: string): number {
  if (word === asked) return EXACT;
  if (word.startsWith(asked)) return BEGINS;
  if (asked.length > 1 && word.includes(asked)) return HOLDS;
  const allowed = maxEdits(asked.length);
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  // Whoever is still typing has the beginning only: it is compared with as much of the word, a letter more or less.
  let least = editDistance(asked, word, allowed);
  for (let length = asked.length - 1; length <= asked.length + 1 && least > 0; length += 1)
    if (length < word.length) least = Math.min(least, editDistance(asked, word.slice(0, length), allowed));
  return least > allowed ? Number.POSITIVE_INFINITY : NEARLY + least;
}

/** Slips between two words (a wrong, missing or added letter, or two swapped); above `most` it may say `most + 1`. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return last[other.length] ?? most + 1;
}
