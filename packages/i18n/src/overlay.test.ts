import { describe, expect, test } from 'vitest';
import { overlayMessages } from './overlay.ts';
import { createI18n } from './react.ts';

const builtIn = { 'rakeback.claim.title': ['Reward claimed'], 'nav.deposit': ['Deposit'] };

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

  test('a key that names a prototype changes nothing but itself', () => {
    const platform: unknown = JSON.parse('{"__proto__": "x", "toString": "y"}');
    const { messages } = overlayMessages({ builtIn, platform: platform as Record<string, unknown> });
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
