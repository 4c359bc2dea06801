import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';
import { readTracking, TRACKING_NAMES, type TrackingResult, trackingFor } from './tracking.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const YEAR = 31_536_000_000;

function read(search: string, stored: unknown = {}): TrackingResult {
  return readTracking({ search, stored, now: NOW });
}

describe('a parameter of the address', () => {
  test('counts, is kept 365 days, and stays in the address [SES-08]', () => {
    expect(read('?cpnc=summer&a=b&mkt=DE&pid=42')).toEqual({
      values: { cpnc: 'summer', mkt: 'DE', pid: '42' },
      store: {
        cpnc: { value: 'summer', expiresAt: NOW + YEAR },
        mkt: { value: 'DE', expiresAt: NOW + YEAR },
        pid: { value: '42', expiresAt: NOW + YEAR },
      },
      remove: [],
      search: '?cpnc=summer&a=b&mkt=DE&pid=42',
    });
  });

  test('beats the stored one, which is replaced and not removed [SES-08]', () => {
    for (const expiresAt of [NOW + 5, NOW - 5]) {
      expect(read('?cpnc=new', { cpnc: { value: 'old', expiresAt } })).toEqual({
        values: { cpnc: 'new' },
        store: { cpnc: { value: 'new', expiresAt: NOW + YEAR } },
        remove: [],
        search: '?cpnc=new',
      });
    }
  });

  test.each([
    ['?cpnc=a%20b', 'a b'],
    ['cpnc=plain', 'plain'],
    ['?cpnc=a+b', 'a b'],
    ['?cpnc=%zz', '%zz'],
    ['?cpnc=a%20%E0%A4%A', 'a %E0%A4%A'],
    ['?cpnc=%C0%80%20', '%C0%80 '],
    ['?cpnc=%D0%BF%e2%82%ac%F0%9F%8e%b2', 'п€🎲'],
    ['?cpnc=caf%C3%A9', 'café'],
    ['?cpnc=a=b', 'a=b'],
    ['?cpn%63=x', 'x'],
    ['?cpnc=first&cpnc=second', 'first'],
    ['?cpnc=&cpnc=second', 'second'],
    ['?&&cpnc=x&', 'x'],
    ['?cpnc= x ', ' x '],
  ])('written %o is %o [SES-08]', (search, value) => {
    expect(read(search).values).toEqual({ cpnc: value });
    expect(read(search).search).toBe(search);
  });

  test.each(['?cpnc=', '?cpnc', '?cpnc=%20+', '?CPNC=x', '?xcpnc=x', '?a=cpnc=x', '', '?', '?=x'])(
    'written %o is none: the stored one counts [SES-08]',
    (search) => {
      const stored = { cpnc: { value: 'old', expiresAt: NOW + 5 } };
      expect(read(search, stored)).toEqual({ values: { cpnc: 'old' }, store: {}, remove: [], search });
      expect(read(search)).toEqual({ values: {}, store: {}, remove: [], search });
    },
  );
});

describe('a stored parameter', () => {
  test.each([
    ['a millisecond before its end', NOW + 1, 'kept'],
    ['at its end', NOW, 'removed'],
    ['after its end', NOW - 1, 'removed'],
    ['stored this instant', NOW + YEAR, 'kept'],
    ['without number', Number.NaN, 'removed'],
  ])('%s is %3$s [SES-08]', (_, expiresAt, outcome) => {
    expect(read('', { mkt: { value: 'DE', expiresAt } })).toEqual({
      values: outcome === 'kept' ? { mkt: 'DE' } : {},
      store: {},
      remove: outcome === 'kept' ? [] : ['mkt'],
      search: '',
    });
  });

  test.each([NOW + YEAR + 1, Number.MAX_SAFE_INTEGER, Infinity])(
    'that would be kept longer than 365 days (%o) is kept 365 days from now [SES-08]',
    (expiresAt) => {
      expect(read('', { mkt: { value: 'DE', expiresAt } })).toEqual({
        values: { mkt: 'DE' },
        store: { mkt: { value: 'DE', expiresAt: NOW + YEAR } },
        remove: [],
        search: '',
      });
    },
  );

  test('that is null is none at all [SES-08]', () => {
    expect(read('', { mkt: null })).toEqual({ values: {}, store: {}, remove: [], search: '' });
  });

  test.each([
    0,
    '',
    'DE',
    [],
    {},
    { value: 'DE' },
    { expiresAt: NOW + 5 },
    { value: 5, expiresAt: NOW + 5 },
    { value: '', expiresAt: NOW + 5 },
    { value: ' ', expiresAt: NOW + 5 },
    { value: 'DE', expiresAt: String(NOW + 5) },
    Object.create({ value: 'DE', expiresAt: NOW + 5 }),
  ])('that is %o is removed [SES-08]', (kept) => {
    expect(read('', { mkt: kept })).toEqual({ values: {}, store: {}, remove: ['mkt'], search: '' });
  });

  test('is not there when nothing is stored, or nothing that can be read [SES-08]', () => {
    const inherited: unknown = Object.create({ mkt: { value: 'DE', expiresAt: NOW + 5 } });
    for (const stored of [null, undefined, 'mkt', 7, [], {}, { mkt: undefined }, inherited])
      expect(read('', stored)).toEqual({ values: {}, store: {}, remove: [], search: '' });
  });

  test('of another name is not ours [SES-08]', () => {
    const stored: unknown = JSON.parse('{"__proto__":{"value":"x"},"toString":5,"utm":{"value":"x"}}');
    expect(read('?__proto__=1&toString=2', stored)).toMatchObject({ values: {}, store: {}, remove: [] });
  });
});

test('reading again after writing gives the same, and writes nothing, for 365 days [SES-08]', () => {
  const searches = fc.array(
    fc.tuple(fc.constantFrom(...TRACKING_NAMES, 'other'), fc.constantFrom('', 'a', 'b%20', '%', '+')),
    { maxLength: 6 },
  );
  const search = searches.map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
  fc.assert(
    fc.property(search, zonedInstants, fc.integer({ min: 0, max: YEAR - 1 }), (search, { now }, later) => {
      const first = readTracking({ search, stored: {}, now });
      const again = readTracking({ search: '', stored: first.store, now: now + later });
      expect(again).toEqual({ values: first.values, store: {}, remove: [], search: '' });
      const late = readTracking({ search: '', stored: first.store, now: now + YEAR });
      expect(late).toEqual({ values: {}, store: {}, remove: Object.keys(first.store), search: '' });
    }),
    RUNS,
  );
});

test('whatever is stored, what counts is a text and nothing is both kept and removed [SES-08]', () => {
  const entry = fc.oneof(
    fc.anything(),
    fc.record({
      value: fc.oneof(fc.string(), fc.anything()),
      expiresAt: fc.oneof(fc.integer({ min: NOW - 9, max: NOW + 9 }), fc.anything()),
    }),
  );
  const stored = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...TRACKING_NAMES), entry));
  fc.assert(
    fc.property(stored, (stored) => {
      const { values, remove, store } = read('?pid=1', stored);
      expect(Object.values(values).every((value) => typeof value === 'string' && value.trim() !== '')).toBe(
        true,
      );
      expect(remove.filter((name) => Object.hasOwn(values, name) || Object.hasOwn(store, name))).toEqual([]);
      expect(values.pid).toBe('1');
    }),
    RUNS,
  );
});

describe('what is told of it', () => {
  test('cpnc and mkt go with a log-in and sign-up, cpncToSent and mkt with an event [SES-08]', () => {
    expect(trackingFor({ cpnc: 'c', mkt: 'm', pid: 'p' })).toEqual({
      session: { cpnc: 'c', mkt: 'm' },
      logEvent: { cpncToSent: 'c', mkt: 'm' },
    });
  });

  test('what is unknown is left out [SES-08]', () => {
    expect(trackingFor({})).toStrictEqual({ session: {}, logEvent: {} });
    expect(trackingFor({ mkt: 'm' })).toStrictEqual({ session: { mkt: 'm' }, logEvent: { mkt: 'm' } });
    expect(trackingFor({ cpnc: 'c' })).toStrictEqual({
      session: { cpnc: 'c' },
      logEvent: { cpncToSent: 'c' },
    });
  });
});

test('the answer has the shape others build on', () => {
  expectTypeOf(readTracking).parameter(0).toEqualTypeOf<{ search: string; stored: unknown; now: number }>();
  expectTypeOf<TrackingResult['values']>().toEqualTypeOf<{ cpnc?: string; mkt?: string; pid?: string }>();
  expectTypeOf<TrackingResult['search']>().toEqualTypeOf<string>();
});
