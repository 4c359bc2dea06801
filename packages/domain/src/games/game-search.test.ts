import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGameSearch, searchTokens } from './game-search.ts';
import { listedGame } from '../testing/listed-games.ts';
import { RUNS } from '../testing/runs.ts';

const GAMES = [
  listedGame({ name: 'Storm Harbour' }),
  listedGame({ name: 'Harbour Sevens' }),
  listedGame({ name: 'Blackjack Quay', provider: { slug: 'otrobanda', name: 'Otrobanda Live' } }),
  listedGame({ name: 'Élan d’Or' }),
  listedGame({ name: 'Pearl Diver', provider: { slug: 'harbour-works', name: 'Harbour Works' } }),
  listedGame({ name: 'Gold 7' }),
];
const search = createGameSearch(GAMES);
const found = (typed: string) => search(typed).map(({ name }) => name);

test.each([
  ['harbour', ['Storm Harbour', 'Harbour Sevens', 'Pearl Diver']],
  ['harb', ['Storm Harbour', 'Harbour Sevens', 'Pearl Diver']],
  ['HARBOUR sev', ['Harbour Sevens']],
  ['elan dor', ['Élan d’Or']],
  ['otrobanda', ['Blackjack Quay']],
  ['jack', ['Blackjack Quay']],
  ['7', ['Gold 7']],
])('%o finds %o', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test.each([
  ['harbor sevens', 'Harbour Sevens'],
  ['blakcjack', 'Blackjack Quay'],
  ['blackjak', 'Blackjack Quay'],
  ['blakjak', 'Blackjack Quay'],
  ['blackjcak quay', 'Blackjack Quay'],
  ['perl diver', 'Pearl Diver'],
  ['sevenns', 'Harbour Sevens'],
  ['blakcja', 'Blackjack Quay'],
])('the slip in %o is forgiven', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test.each(['', '  ', '!?', 'zzz', 'gem', 'harbour zzzz', 'moon'])('%o finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('what is met exactly comes before what is nearly met', () => {
  const near = createGameSearch([
    listedGame({ name: 'Reels' }),
    listedGame({ name: 'Reefs' }),
    listedGame({ name: 'Reef' }),
  ]);
  expect(near('reef').map(({ name }) => name)).toEqual(['Reef', 'Reefs', 'Reels']);
});

test('any one slip in a name of four letters or more still finds it', () => {
  const name = 'Lanterns';
  const one = createGameSearch([listedGame({ name })]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: name.length - 2 }),
      fc.constantFrom('swap', 'drop', 'double', 'wrong'),
      (at, slip) => {
        const letters = name.toLowerCase().split('');
        if (slip === 'swap') letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
        if (slip === 'drop') letters.splice(at, 1);
        if (slip === 'double') letters.splice(at, 0, letters[at] ?? '');
        if (slip === 'wrong') letters.splice(at, 1, 'x');
        expect(one(letters.join(''))).toHaveLength(1);
      },
    ),
    RUNS,
  );
});

test('whatever is typed, a search answers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(GAMES).toEqual(expect.arrayContaining([...search(typed)]));
    }),
    RUNS,
  );
});

test.each([
  ['Queen’s  ÆØß', ['queens', 'aeoss']],
  ['Straße 7', ['strasse', '7']],
  ['قناص', ['قناص']],
])('the words of %o', (text, words) => {
  expect(searchTokens(text)).toEqual(words);
});
