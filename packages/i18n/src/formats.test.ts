import { LOCALES } from '@baize/domain/locales';
import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatClockSecond,
  formatDay,
  formatDeadline,
  joinDayClock,
  formatMoneyText,
  formatNumber,
  formatPercent,
  offsetText,
} from './formats.ts';

const evening = Date.parse('2026-11-20T17:17:19Z');
const ask = { instant: evening, zone: 'Europe/Amsterdam', locale: 'en' };

test.each([
  [4_000, 'JPY', '¥4,000'],
  [-4_000, 'jpy', '\u2212¥4,000'],
  [4_000.5, 'JPY', '¥4,000.50'],
  [4_000, 'EUR', '€4,000.00'],
  [4_000, 'USDT', '4,000.00\u00a0USDT'],
])(
  '%s of %s reads %s: decimals only where the currency has them, or the amount',
  (amount, currency, text) => {
    expect(formatMoneyText({ amount, currency, locale: 'en' })).toBe(text);
  },
);

describe('times and days as a player reads them', () => {
  test('a deadline names the clock of the player and of UTC', () => {
    expect(formatDeadline({ ...ask, instant: Date.parse('2026-11-20T23:00:00Z') })).toEqual({
      player: '00:00',
      city: 'Amsterdam',
      utc: '23:00',
      offset: 'UTC+1',
    });
  });

  test('midnight is written 00:00, never 24:00, in every language', () => {
    const midnight = Date.parse('2026-11-20T23:00:00Z');
    for (const locale of LOCALES)
      expect(formatClock({ ...ask, instant: midnight, locale }), locale).toMatch(/00.00/);
  });

  test('digits are the same in every language, so that support reads what the player reads', () => {
    for (const locale of LOCALES) {
      expect(formatClock({ ...ask, locale }), locale).toMatch(/18.17/);
      expect(formatDay({ date: '2026-11-20', locale, style: 'day' }), locale).toContain('20');
      expect(formatPercent({ share: 0.085, locale }), locale).toMatch(/8[.,]5/);
      expect(formatMoneyText({ amount: 4.82, currency: 'EUR', locale }), locale).toMatch(/4[.,]82/);
    }
  });

  test('an instant can be told to the second, and points with two decimals at most', () => {
    expect(formatClockSecond(ask)).toBe('18:17:19');
    expect(formatNumber({ value: 6_400, locale: 'en' })).toBe('6,400');
    expect(formatNumber({ value: 12.456, locale: 'de' })).toBe('12,46');
    expect(formatNumber({ value: 7_200, locale: 'ar' })).toMatch(/7.200/);
  });

  test('an amount keeps its order in a script that runs right to left, and its minus is a minus', () => {
    expect(formatMoneyText({ amount: -12.4, currency: 'EUR', locale: 'ar' })).toBe('\u2212€12.40');
    expect(formatMoneyText({ amount: -12.4, currency: 'EUR', locale: 'en' })).toBe('\u2212€12.40');
    expect(formatMoneyText({ amount: 4.82, currency: 'EUR', locale: 'de' })).toBe('4,82\u00a0€');
  });

  test('days are said as on a calendar', () => {
    expect(formatDay({ date: '2026-11-20', locale: 'en', style: 'long' })).toBe('Friday 20 November');
    expect(formatDay({ date: '2026-11-20', locale: 'en', style: 'day-month' })).toBe('20 Nov');
    expect(formatDay({ date: '2026-11-20', locale: 'en', style: 'medium' })).toBe('Fri 20 Nov');
    expect(formatDay({ date: '2026-11-20', locale: 'de', style: 'long' })).toBe('Freitag, 20. November');
  });

  test.each([
    [60, 'UTC+1'],
    [345, 'UTC+5:45'],
    [-210, 'UTC\u22123:30'],
    [0, 'UTC'],
    [840, 'UTC+14'],
  ])('%i minutes from UTC read %s', (minutes, text) => {
    expect(offsetText(minutes)).toBe(text);
  });
});

test('a day and its clock are parted as the language parts them', () => {
  expect(joinDayClock({ day: 'Fri 20 Nov', clock: '18:00', locale: 'en' })).toBe('Fri 20 Nov, 18:00');
  expect(joinDayClock({ day: 'الجمعة، 20 نوفمبر', clock: '18:00', locale: 'ar' })).toBe(
    'الجمعة، 20 نوفمبر، 18:00',
  );
});
