import type { Country } from '@baize/api/endpoints/access';
import { matchesSearch, rankOptions } from '@baize/ui/rank-options';
import { describe, expect, test } from 'vitest';
import { countryOptions } from './field-options.ts';

const CODES = 'AE BQ CD CG CI CZ DE DK GB GN KN KP KR NL PL TR TT UA UM US'.split(' ');
const NAMES = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRIES: readonly Country[] = CODES.map((code) => ({
  countryId: null,
  code,
  name: NAMES.of(code) ?? code,
  phoneCode: null,
  flag: null,
}));

function find(typed: string, locale: string, countries = COUNTRIES): string[] {
  return rankOptions(countryOptions(countries, { locale, excluded: [] }), typed)
    .filter((option) => matchesSearch(option, typed))
    .map(({ value }) => value);
}

describe.each(['en', 'de', 'tr', 'ar'])('a search for a country in %s [HTTP-07]', (locale) => {
  test.each([
    ['turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['ivory', 'CI'],
    ['usa', 'US'],
    ['U.S.A.', 'US'],
    ['america', 'US'],
    ['united states', 'US'],
    ['england', 'GB'],
    ['Scotland', 'GB'],
    ['uk', 'GB'],
    ['britain', 'GB'],
    ['great brit', 'GB'],
    ['holland', 'NL'],
    ['netherlands', 'NL'],
    ['czech republic', 'CZ'],
    ['UAE', 'AE'],
    ['emirates', 'AE'],
    ['korea', 'KR'],
    ['south korea', 'KR'],
    ['north korea', 'KP'],
    ['germany', 'DE'],
    ['saint kitts', 'KN'],
    ['trinidad and tobago', 'TT'],
    ['nl', 'NL'],
    ['gb', 'GB'],
    ['us', 'US'],
    ['de', 'DE'],
  ])('finds “%s” first as %s', (typed, code) => {
    expect(find(typed, locale)[0]).toBe(code);
  });

  test('finds both Koreas, and the Netherlands before the Caribbean part', () => {
    expect(find('korea', locale)).toEqual(['KR', 'KP']);
    expect(find('netherlands', locale)).toEqual(['NL', 'BQ']);
  });

  test('finds only countries of the list', () => {
    const others = COUNTRIES.filter(({ code }) => code !== 'TR');
    expect(find('turkey', locale, others)).toEqual([]);
  });
});

test('a country is found by the platform’s own name and by its phone code', () => {
  const named = { countryId: null, code: 'nl', name: 'Low Countries', phoneCode: '+31', flag: null };
  for (const typed of ['low countries', 'netherlands', '31', '+31', 'NL']) {
    expect(find(typed, 'de', [named])).toEqual(['NL']);
  }
});
