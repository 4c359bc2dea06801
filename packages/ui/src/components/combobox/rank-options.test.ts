import { describe, expect, test } from 'vitest';
import { matchesSearch, rankOptions } from './rank-options.ts';

test.each([
  ['Netherlands', 'ne', true],
  ['New Zealand', 'zea', true],
  ['Guinea', 'ne', false],
  ['Côte d’Ivoire', 'cote d', true],
  ['Côte d’Ivoire', 'ivo', true],
  ['Guinea-Bissau', 'bis', true],
  ['Congo - Kinshasa', 'congo kin', true],
  ['Curaçao', 'CURAC', true],
  ['Trinidad & Tobago', 'trinidad and t', true],
  ['U.S. Virgin Islands', 'us v', true],
  ['Netherlands', '', true],
])('%s is found by “%s”: %s', (label, typed, found) => {
  expect(matchesSearch({ label }, typed)).toBe(found);
});

test.each([
  ['nl', true],
  ['31', true],
  ['h.o.l', false],
  ['+31', true],
  ['low countries', true],
  ['countries', true],
  ['nl 31', false],
])('a keyword finds its option by “%s”: %s', (typed, found) => {
  const option = { label: 'Netherlands', keywords: ['NL', '31', '+31', 'Low Countries'] };
  expect(matchesSearch(option, typed)).toBe(found);
});

describe('the best answers to a search come first', () => {
  const options = [
    { label: 'Caribbean Netherlands', keywords: ['BQ'] },
    { label: 'Denmark', keywords: ['DK'] },
    { label: 'Germany', keywords: ['DE', 'Deutschland'] },
    { label: 'Guinea', keywords: ['GN'] },
    { label: 'Guinea-Bissau', keywords: ['GW'] },
    { label: 'Netherlands', keywords: ['NL'] },
    { label: 'Papua New Guinea', keywords: ['PG'] },
  ];
  const found = (typed: string) =>
    rankOptions(options, typed)
      .filter((option) => matchesSearch(option, typed))
      .map(({ label }) => label);

  test('a label that begins with it before one that contains it', () => {
    expect(found('nether')).toEqual(['Netherlands', 'Caribbean Netherlands']);
    expect(found('guinea')).toEqual(['Guinea', 'Guinea-Bissau', 'Papua New Guinea']);
  });

  test('a keyword that is all of it before labels that begin with it, and those before keywords that do', () => {
    expect(found('de')).toEqual(['Germany', 'Denmark']);
    expect(found('d')).toEqual(['Denmark', 'Germany']);
  });

  test('without a search all keep their order', () => {
    expect(rankOptions(options, ' ')).toEqual(options);
  });
});
