import { describe, expect, test } from 'vitest';
import { type Payer, type PaymentMethod, availableMethods } from './payment-methods.ts';

const PAYER: Payer = { country: 'DE', currency: 'EUR', email: 'ada@player.test', tags: [] };

function passes(own: Partial<PaymentMethod>, payer: Partial<Payer> = {}): boolean {
  const methods = [{ id: 1, isActive: true, ...own }];
  return availableMethods({ methods, ...PAYER, ...payer }).length === 1;
}

describe('tags and their countries', () => {
  const lists = { vip: ['AT'], matched: ['DE'], unmatched: ['FR'], default: ['IT'] };
  const tagged = (own: Partial<PaymentMethod>, tags: readonly string[], country = 'DE') =>
    passes({ tagRestrictedCountries: lists, ...own }, { tags, country });

  test('allowed tags alone shut nobody out [PAY-01]', () => {
    expect(passes({ allowTags: ['vip'] })).toBe(true);
    expect(passes({ allowedTags: ['vip'] }, { tags: ['new'] })).toBe(true);
  });

  test('a tag with a list of its own is held to that list alone [PAY-01]', () => {
    expect(tagged({ allowTags: ['vip'] }, ['vip'], 'AT')).toBe(false);
    expect(tagged({ allowTags: ['vip'] }, ['vip'], 'DE')).toBe(true);
    expect(tagged({}, ['other', 'vip'], 'FR')).toBe(true);
  });

  test('every own list of several tags restricts [PAY-01]', () => {
    const own = { tagRestrictedCountries: { vip: ['AT'], new: ['DE'], old: [] } };
    expect(passes(own, { tags: ['vip', 'new'] })).toBe(false);
    expect(passes(own, { tags: ['new', 'vip'], country: 'AT' })).toBe(false);
    expect(passes(own, { tags: ['vip', 'old'] })).toBe(true);
  });

  test('an own list that is empty restricts nothing, whatever the default says [PAY-01]', () => {
    const own = { tagRestrictedCountries: { vip: [], unmatched: ['DE'], default: ['DE'] } };
    expect(passes(own, { tags: ['vip'] })).toBe(true);
    expect(passes(own, { tags: ['other'] })).toBe(false);
  });

  test('`matched` holds for an allowed tag, under either name of the list [PAY-01]', () => {
    expect(tagged({ allowTags: ['gold'] }, ['gold'])).toBe(false);
    expect(tagged({ allowedTags: ['gold'] }, ['x', 'gold'])).toBe(false);
    expect(tagged({ allowTags: [], allowedTags: ['gold'] }, ['gold'])).toBe(false);
    expect(tagged({ allowTags: ['gold'] }, ['gold'], 'FR')).toBe(true);
    expect(tagged({ allowTags: ['gold'] }, ['Gold'], 'FR')).toBe(false);
  });

  test('`unmatched` holds when no tag is allowed [PAY-01]', () => {
    expect(tagged({ allowTags: ['gold'] }, ['silver'], 'FR')).toBe(false);
    expect(tagged({ allowTags: ['gold'] }, [], 'FR')).toBe(false);
    expect(tagged({}, ['gold'], 'FR')).toBe(false);
    expect(tagged({}, ['gold'], 'DE')).toBe(true);
    expect(passes({ tagRestrictedCountries: lists }, { tags: null, country: 'FR' })).toBe(false);
  });

  test('`default` holds only where the wanted key is absent [PAY-01]', () => {
    const gold = { allowTags: ['gold'] };
    const only = { tagRestrictedCountries: { default: ['de'] } };
    expect(passes({ ...gold, ...only }, { tags: ['gold'] })).toBe(false);
    expect(passes({ ...gold, ...only }, { tags: [] })).toBe(false);
    expect(tagged(gold, ['gold'], 'IT')).toBe(true);
    expect(tagged(gold, [], 'IT')).toBe(true);
    expect(passes({ tagRestrictedCountries: { unmatched: [], default: ['DE'] } })).toBe(true);
    expect(passes({ tagRestrictedCountries: { unmatched: null, default: ['DE'] } })).toBe(false);
    expect(passes({ tagRestrictedCountries: { vip: null, unmatched: ['DE'] } }, { tags: ['vip'] })).toBe(
      false,
    );
  });

  test('a tag named like something every object has is an ordinary tag [PAY-01]', () => {
    for (const tag of ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'length']) {
      const tags = [tag];
      expect(passes({ tagRestrictedCountries: { unmatched: ['DE'] } }, { tags })).toBe(false);
      const named = JSON.parse(`{ "${tag}": ["DE"], "unmatched": [] }`) as Record<string, string[]>;
      expect(passes({ tagRestrictedCountries: named }, { tags })).toBe(false);
      expect(passes({ tagRestrictedCountries: named }, { tags, country: 'AT' })).toBe(true);
    }
  });

  test('tags that are no words are passed over [PAY-01]', () => {
    const odd = [null, 5, {}] as unknown as string[];
    expect(
      passes({ tagRestrictedCountries: { null: ['DE'], 5: ['DE'] }, allowTags: odd }, { tags: odd }),
    ).toBe(true);
    expect(passes({ tagRestrictedCountries: { matched: ['DE'] }, allowTags: odd }, { tags: odd })).toBe(true);
  });
});
