import { expect, test } from 'vitest';
import { matchesWordStart } from './matches-word-start.ts';

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
  expect(matchesWordStart(text, typed)).toBe(found);
});
