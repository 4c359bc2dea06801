import { expect, test } from 'vitest';
import { wordBegins } from './fold.ts';

test.each([
  ['Netherlands', 'ne', true],
  ['New Zealand', 'zea', true],
  ['Guinea', 'ne', false],
  ['Côte d’Ivoire', 'cote d', true],
  ['Guinea-Bissau', 'bis', true],
  ['Curaçao', 'CURAC', true],
  ['Netherlands NL 31', '31', true],
  ['Netherlands', '', true],
])('%s is found by “%s”: %s', (text, typed, found) => {
  expect(wordBegins(text, typed)).toBe(found);
});
