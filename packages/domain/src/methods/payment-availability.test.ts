import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Payer, type PaymentMethod, availableMethods } from './payment-methods.ts';
import { RUNS } from '../testing/runs.ts';

const PAYER: Payer = { country: 'DE', currency: 'EUR', email: 'ada@player.test', tags: [] };

function passes(own: Partial<PaymentMethod>, payer: Partial<Payer> = {}): boolean {
  const methods = [{ id: 1, isActive: true, ...own }];
  return availableMethods({ methods, ...PAYER, ...payer }).length === 1;
}

function idsOf(methods: readonly Partial<PaymentMethod>[]): number[] {
  const rows = methods.map((own, place) => ({ id: place + 1, isActive: true, ...own }));
  return availableMethods({ methods: rows, ...PAYER }).map(({ id }) => id);
}

describe('a method shows', () => {
  test('when active and not hidden [PAY-01]', () => {
    expect(passes({})).toBe(true);
    expect(passes({ hidden: false })).toBe(true);
    expect(passes({ hidden: null })).toBe(true);
    expect(passes({ hidden: true })).toBe(false);
    expect(passes({ hidden: 1 as unknown as boolean })).toBe(false);
    for (const isActive of [false, null, undefined, 1, 'true'])
      expect(passes({ isActive: isActive as boolean })).toBe(false);
  });

  test('in its allowed countries only, in any case [PAY-01]', () => {
    expect(passes({ allowedCountries: ['AT', 'DE'] })).toBe(true);
    expect(passes({ allowedCountries: [' de '] })).toBe(true);
    expect(passes({ allowedCountries: ['DE'] }, { country: 'de' })).toBe(true);
    expect(passes({ allowedCountries: ['AT'] })).toBe(false);
    expect(passes({ allowedCountries: ['DEU'] })).toBe(false);
  });

  test('outside its restricted countries, in any case [PAY-01]', () => {
    expect(passes({ restrictedCountries: ['AT'] })).toBe(true);
    expect(passes({ restrictedCountries: ['AT', 'de'] })).toBe(false);
    expect(passes({ allowedCountries: ['DE'], restrictedCountries: ['DE'] })).toBe(false);
  });

  test('to somebody of unknown country unless it is only for some [PAY-01]', () => {
    expect(passes({ allowedCountries: ['DE'] }, { country: null })).toBe(false);
    expect(passes({ allowedCountries: [''] }, { country: '' })).toBe(false);
    expect(passes({ restrictedCountries: ['DE'] }, { country: null })).toBe(true);
    expect(passes({ tagRestrictedCountries: { default: ['DE'] } }, { country: null })).toBe(true);
  });

  test('in its currencies, in any case [PAY-01]', () => {
    expect(passes({ allowedCurrencies: ['eur'] })).toBe(true);
    expect(passes({ allowedCurrencies: ['USD'] })).toBe(false);
    expect(passes({ restrictedCurrencies: ['eur'] })).toBe(false);
    expect(passes({ restrictedCurrencies: ['USD'] })).toBe(true);
    expect(passes({ allowedCurrencies: ['EUR'] }, { currency: null })).toBe(false);
    expect(passes({ restrictedCurrencies: ['EUR'] }, { currency: null })).toBe(true);
  });

  test('to its allowed e-mails only, in any case [PAY-01]', () => {
    expect(passes({ allowEmails: ['ADA@player.test'] })).toBe(true);
    expect(passes({ allowEmails: ['bob@player.test'] })).toBe(false);
    expect(passes({ allowEmails: ['ada@player.test'] }, { email: null })).toBe(false);
    expect(passes({ allowEmails: ['ada@player.test'] }, { email: ' Ada@Player.test' })).toBe(true);
  });

  test('whatever its empty, absent or broken lists say [PAY-01]', () => {
    const lists = [
      'allowedCountries',
      'restrictedCountries',
      'allowedCurrencies',
      'restrictedCurrencies',
      'allowEmails',
      'tagRestrictedCountries',
      'allowTags',
    ];
    for (const name of lists) {
      for (const value of [[], null, undefined, 'DE', 5, { length: 1, 0: 'DE' }])
        expect(passes({ [name]: value }), `${name} ${JSON.stringify(value)}`).toBe(true);
    }
  });

  test('to nobody when its list of the allowed holds nothing readable [PAY-01]', () => {
    expect(passes({ allowedCountries: [null, 5] as unknown as string[] })).toBe(false);
    expect(passes({ restrictedCountries: [null, {}] as unknown as string[] })).toBe(true);
  });
});

describe('the list of methods', () => {
  test('goes by order, equals as they came, those without an order last [PAY-01]', () => {
    expect(idsOf([{ order: 3 }, {}, { order: 1 }, { order: 3 }, { order: null }, { order: -2 }])).toEqual([
      6, 3, 1, 4, 2, 5,
    ]);
    expect(
      idsOf([{ order: '10' }, { order: 9 }, { order: 'x' }, { order: Number.NaN }, { order: '2' }]),
    ).toEqual([5, 2, 1, 3, 4]);
  });

  test('leaves the one it was made from as it is [PAY-01]', () => {
    const methods = Object.freeze([
      { id: 1, isActive: true, order: 2 },
      { id: 2, isActive: true, order: 1 },
    ]);
    expect(availableMethods({ methods, ...PAYER })).toEqual([methods[1], methods[0]]);
    expectTypeOf(availableMethods({ methods, ...PAYER })).toExtend<PaymentMethod[]>();
  });

  test('drops broken rows, and is empty where there is no list [PAY-01]', () => {
    const good = { id: 1, isActive: true };
    const rows = [null, 5, 'visa', good, undefined] as unknown as PaymentMethod[];
    expect(availableMethods({ methods: rows, ...PAYER })).toEqual([good]);
    expect(availableMethods({ methods: null as unknown as PaymentMethod[], ...PAYER })).toEqual([]);
    expect(availableMethods({ methods: {} as unknown as PaymentMethod[], ...PAYER })).toEqual([]);
  });

  const codes = fc.array(fc.constantFrom('DE', 'de', 'AT', 'FR'), { maxLength: 2 });
  const tags = fc.array(fc.constantFrom('vip', 'new', 'toString'), { maxLength: 2 });
  const rows = fc.record(
    {
      id: fc.nat(),
      isActive: fc.boolean(),
      hidden: fc.boolean(),
      order: fc.nat({ max: 3 }),
      allowedCountries: codes,
      restrictedCountries: codes,
      allowedTags: tags,
      tagRestrictedCountries: fc.record(
        { matched: codes, unmatched: codes, default: codes, vip: codes },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['id', 'isActive'] },
  );

  /** The rule once more, as a list of reasons against a method. */
  function against(row: PaymentMethod, country: string, own: readonly string[]): boolean {
    const among = (list: readonly string[] | null | undefined) =>
      (list ?? []).map((code) => code.toUpperCase()).includes(country);
    const lists = row.tagRestrictedCountries ?? {};
    const allowed = row.allowedTags ?? [];
    const key = own.some((tag) => allowed.includes(tag)) ? 'matched' : 'unmatched';
    const byTag = own.includes('vip') && lists['vip'] ? lists['vip'] : (lists[key] ?? lists['default']);
    return (
      !row.isActive ||
      row.hidden === true ||
      ((row.allowedCountries ?? []).length > 0 && !among(row.allowedCountries)) ||
      among(row.restrictedCountries) ||
      among(byTag)
    );
  }

  test('never holds a method the rules shut out, and every other one [PAY-01]', () => {
    fc.assert(
      fc.property(
        fc.array(rows, { maxLength: 6 }),
        fc.constantFrom('DE', 'AT'),
        tags,
        (methods, country, own) => {
          const shown = availableMethods({ methods, ...PAYER, country, tags: own });
          const expected = methods.filter((row) => !against(row, country, own));
          expect(new Set(shown)).toEqual(new Set(expected));
          expect(shown).toHaveLength(expected.length);
          const places = shown.map(({ order }) => order ?? Infinity);
          expect(places).toEqual(places.toSorted((one, other) => one - other || 0));
        },
      ),
      RUNS,
    );
  });

  test('never fails, whatever the platform sends [PAY-01]', () => {
    const anything = fc.record(
      Object.fromEntries(
        ['isActive', 'order', 'allowedCountries', 'allowEmails', 'allowTags', 'tagRestrictedCountries'].map(
          (key) => [key, fc.anything()],
        ),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, fc.anything())), fc.anything(), (methods, tags) => {
        const listed = methods as PaymentMethod[];
        expect(
          availableMethods({ methods: listed, ...PAYER, tags: tags as string[] }).length,
        ).toBeLessThanOrEqual(methods.length);
      }),
      RUNS,
    );
  });
});
