import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlayMessages } from './overlay.ts';
import { createI18n, type Messages } from './react.ts';

const builtIn: Messages = {
  'rakeback.claim.title': ['Reward claimed'],
  'nav.deposit': ['Deposit'],
  'claim.text': ['<0>', ['amount'], '</0> added'],
};

const PIECES = [
  '{amount}',
  '{amount, plural, ',
  '{amount, select, ',
  'one {',
  'other {',
  'offset:1 ',
  '<0>',
  '</0>',
  '<b>',
  '</b>',
  '<toString/>',
  '{amount, number}',
  '{constructor}',
];

describe('platform texts over the built-in catalogue', () => {
  test('a platform text replaces the built-in one and the rest stays', () => {
    const { messages } = overlayMessages({ builtIn, platform: { 'nav.deposit': 'Top up' } });
    const i18n = createI18n({ locale: 'en', messages });
    expect(i18n._('nav.deposit')).toBe('Top up');
    expect(i18n._('rakeback.claim.title')).toBe('Reward claimed');
  });

  test('a platform text may use plural rules of its language', () => {
    const { messages } = overlayMessages({
      builtIn,
      platform: { receipts: '{count, plural, one {# receipt} other {# receipts}}' },
    });
    const i18n = createI18n({ locale: 'en', messages });
    expect(i18n._('receipts', { count: 1 })).toBe('1 receipt');
    expect(i18n._('receipts', { count: 6 })).toBe('6 receipts');
  });

  test.each([
    ['broken ICU', '{count, plural, one {# receipt'],
    ['an empty text', ''],
    ['a number', 7],
    ['nothing', null],
    ['a list', ['x']],
  ])('%s leaves the built-in text and is reported', (_, text) => {
    const { messages, refused } = overlayMessages({ builtIn, platform: { 'nav.deposit': text } });
    expect(messages['nav.deposit']).toEqual(['Deposit']);
    expect(refused.map((one) => one.id)).toEqual(['nav.deposit']);
  });

  test.each([
    ['a value the page does not have', '<0>{amount}</0> for {player}'],
    ['an element the text does not have', '<0>{amount}</0> <b>added</b>'],
    ['an element that names a prototype', '<constructor>{amount}</constructor>'],
    ['a date of a value that is none', '{amount, date}'],
    ['a choice without "other"', '{amount, plural, one {one}}'],
    ['a format nobody knows', '{amount, spell}'],
  ])('%s would break the page, so the built-in text stands', (_, text) => {
    const { messages, refused } = overlayMessages({ builtIn, platform: { 'claim.text': text } });
    expect(messages['claim.text']).toBe(builtIn['claim.text']);
    expect(refused).toHaveLength(1);
  });

  test('a platform text may leave a value or an element out, and keeps those it names', () => {
    const platform = { 'claim.text': 'There it is: <0>{amount}</0>', 'rakeback.claim.title': 'Well <3 done' };
    const { messages, refused } = overlayMessages({ builtIn, platform });
    expect(refused).toEqual([]);
    const i18n = createI18n({ locale: 'en', messages });
    expect(i18n._('claim.text', { amount: '€1' })).toBe('There it is: <0>€1</0>');
    expect(i18n._('rakeback.claim.title')).toBe('Well <3 done');
  });

  test('whatever the platform sends, every text can be rendered, with any value and with none', () => {
    const piece = fc.constantFrom(..."{}<>/#,'=01 ab".split(''), ...PIECES);
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: piece, maxLength: 12 }));
    const value = fc.constantFrom(undefined, null, 0, 1, -2.5, NaN, '€1', 'other');
    fc.assert(
      fc.property(text, value, fc.constantFrom('en', 'ar', 'pl'), (words, amount, locale) => {
        const platform = { 'claim.text': words, 'of.their.own': words };
        const { messages } = overlayMessages({ builtIn, platform });
        const i18n = createI18n({ locale, messages });
        for (const id of Object.keys(messages)) {
          expect(typeof i18n._(id, { amount })).toBe('string');
          expect(typeof i18n._(id)).toBe('string');
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('a key that names a prototype changes nothing but itself', () => {
    const platform: unknown = JSON.parse('{"__proto__": "x", "toString": "y"}');
    const { messages } = overlayMessages({ builtIn, platform: platform as Record<string, unknown> });
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
