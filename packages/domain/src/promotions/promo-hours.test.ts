import { expect, test } from 'vitest';
import { promoHours } from './promo-hours.ts';

const evening = { fromTime: '18:00', toTime: '21:00', timeZone: 'Europe/Malta', date: '2026-11-20' };

test('the hours of a bonus are instants of its own zone', () => {
  expect(promoHours(evening)).toEqual({ from: Date.UTC(2026, 10, 20, 17), to: Date.UTC(2026, 10, 20, 20) });
  expect(promoHours({ ...evening, date: '2026-07-20' })?.from).toBe(Date.UTC(2026, 6, 20, 16));
  expect(promoHours({ ...evening, timeZone: null })?.from).toBe(Date.UTC(2026, 10, 20, 18));
  expect(promoHours({ ...evening, timeZone: 'Nowhere/Land' })?.from).toBe(Date.UTC(2026, 10, 20, 18));
});

test('on the days the clocks change they follow the clock on the wall', () => {
  const morning = { fromTime: '08:00', toTime: '09:00', timeZone: 'Europe/Malta' };
  expect(promoHours({ ...morning, date: '2026-03-28' })?.from).toBe(Date.UTC(2026, 2, 28, 7));
  expect(promoHours({ ...morning, date: '2026-03-29' })?.from).toBe(Date.UTC(2026, 2, 29, 6));
  expect(promoHours({ ...morning, date: '2026-10-25' })?.from).toBe(Date.UTC(2026, 9, 25, 7));
});

test('hours that end before they begin run over midnight', () => {
  const night = promoHours({ ...evening, fromTime: '22:00', toTime: '02:00', timeZone: 'UTC' });
  expect(night).toEqual({ from: Date.UTC(2026, 10, 20, 22), to: Date.UTC(2026, 10, 21, 2) });
});

test('one end may be open, and without hours there are none', () => {
  expect(promoHours({ ...evening, toTime: null })).toEqual({ from: Date.UTC(2026, 10, 20, 17), to: null });
  expect(promoHours({ ...evening, fromTime: null })).toEqual({ from: null, to: Date.UTC(2026, 10, 20, 20) });
  expect(promoHours({ ...evening, fromTime: null, toTime: null })).toBeNull();
  expect(promoHours({ ...evening, fromTime: '25:00', toTime: 'late' })).toBeNull();
});
