import { expect, test } from 'vitest';
import { packGames, unpackGames } from './game-index.ts';
import { listedGame } from '../testing/listed-games.ts';

const GAMES = [
  listedGame({ name: 'Reef Riches', restrictedCountries: ['NL', 'US'] }),
  listedGame({
    name: 'Sunset Blackjack',
    provider: { slug: 'otrobanda', name: 'Otrobanda Live' },
    categories: ['live-casino', 'live-blackjack'],
    isLive: true,
    hasDemo: false,
    thumbnail: null,
    releaseDate: null,
    returnToPlayer: null,
    maxMultiplier: null,
    minBet: null,
    maxBet: null,
    volatility: null,
  }),
  listedGame({ name: 'Night Lanterns', isLive: true }),
];

test('games come out of their index as they went in, over the wire', () => {
  expect(unpackGames(JSON.parse(JSON.stringify(packGames(GAMES))))).toEqual(GAMES);
});

test.each([
  [null],
  [{}],
  ['<html>'],
  [{ ...packGames(GAMES), version: 2 }],
  [{ ...packGames(GAMES), games: [[1]] }],
])('anything else is no index: %o', (raw) => {
  expect(unpackGames(raw)).toBeNull();
});

test('a game whose studio the index does not hold is left out', () => {
  expect(unpackGames({ ...packGames(GAMES), studios: [['saltbox', 'Saltbox']] })).toHaveLength(2);
});
