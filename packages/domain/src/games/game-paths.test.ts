import { expect, test } from 'vitest';
import { categoryPath, gamePath, playPath, providerPath } from './game-paths.ts';

test('a game, a category, its sub-category and a studio each have one address', () => {
  expect(gamePath('harbour-sevens')).toBe('/casino/games/harbour-sevens');
  expect(playPath('harbour-sevens', 'demo')).toBe('/casino/games/harbour-sevens?play=demo');
  expect(categoryPath('slots')).toBe('/casino/slots');
  expect(categoryPath('slots', 'megaways')).toBe('/casino/slots/megaways');
  expect(providerPath('lantern-works')).toBe('/providers/lantern-works');
});

test('a name with signs of its own stays one part of the address', () => {
  expect(gamePath('a/b?c#d')).toBe('/casino/games/a%2Fb%3Fc%23d');
  expect(categoryPath('a/b', 'c&d e')).toBe('/casino/a%2Fb/c%26d%20e');
  expect(providerPath('../x')).toBe('/providers/..%2Fx');
});
