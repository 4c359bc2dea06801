import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type GeoDecision,
  type GeoReason,
  geoBlock,
  isBot,
  readWhitelisted,
  recheckGeoBlock,
} from './geo-block.ts';
import { RUNS } from '../testing/runs.ts';

const visitor = {
  country: 'US',
  excluded: ['KP', 'US'],
  ipWhitelisted: false,
  signedIn: false,
  whitelisted: false,
  verified: false,
  bot: false,
};

describe('the overlay', () => {
  test('is shown to a visitor from an excluded country [GEO-01]', () => {
    expect(geoBlock(visitor)).toEqual({ blocked: true, reason: 'excluded' });
  });

  test.each([
    [{ country: 'DE' }, 'not-excluded'],
    [{ country: 'U' }, 'not-excluded'],
    [{ excluded: [] }, 'not-excluded'],
    [{ country: null }, 'unknown-country'],
    [{ country: undefined }, 'unknown-country'],
    [{ country: ' ', excluded: ['', ' '] }, 'unknown-country'],
    [{ ipWhitelisted: true }, 'whitelisted-ip'],
    [{ signedIn: true }, 'signed-in'],
    [{ whitelisted: true }, 'whitelisted'],
    [{ verified: true }, 'verified'],
    [{ bot: true }, 'bot'],
  ] as const)('is not shown with %o: %s [GEO-02]', (own, reason) => {
    expect(geoBlock({ ...visitor, ...own })).toEqual({ blocked: false, reason });
  });

  test('compares countries in any case, spaces aside [GEO-01]', () => {
    expect(geoBlock({ ...visitor, country: ' us ' }).blocked).toBe(true);
    expect(geoBlock({ ...visitor, excluded: [' us'] }).blocked).toBe(true);
  });

  test('is shown exactly when the country is excluded and nothing speaks for the visitor [GEO-01] [GEO-02]', () => {
    const country = fc.constantFrom('US', 'us', 'DE', 'KP', '', null);
    const excluded = fc.subarray(['US', 'kp', 'FR']);
    const flags = fc.record({
      ipWhitelisted: fc.boolean(),
      signedIn: fc.boolean(),
      whitelisted: fc.boolean(),
      verified: fc.boolean(),
      bot: fc.boolean(),
    });
    fc.assert(
      fc.property(country, excluded, flags, (country, excluded, flags) => {
        const on = excluded.map((code) => code.toLowerCase()).includes((country ?? '').toLowerCase());
        const { blocked, reason } = geoBlock({ country, excluded, ...flags });
        expect(blocked).toBe(on && Object.values(flags).every((flag) => !flag));
        expect(reason === 'excluded').toBe(blocked);
      }),
      RUNS,
    );
  });

  test('gives the first reason that speaks for the visitor, the same every time', () => {
    const all = {
      ...visitor,
      ipWhitelisted: true,
      signedIn: true,
      whitelisted: true,
      verified: true,
      bot: true,
    };
    const order = ['ipWhitelisted', 'signedIn', 'whitelisted', 'verified', 'bot'] as const;
    const reasons = order.map(
      (_, index) =>
        geoBlock({ ...all, ...Object.fromEntries(order.slice(0, index).map((flag) => [flag, false])) })
          .reason,
    );
    expect(reasons).toEqual(['whitelisted-ip', 'signed-in', 'whitelisted', 'verified', 'bot']);
  });
});

test.each([
  ['?whitelisted=1', true],
  ['whitelisted=1', true],
  ['?a=b&whitelisted=1&c', true],
  ['?whitelisted=0&whitelisted=1', true],
  ['?white%6Cisted=%31', true],
  ['?whitelisted=0', false],
  ['?whitelisted=11', false],
  ['?whitelisted=true', false],
  ['?whitelisted', false],
  ['?Whitelisted=1', false],
  ['?notwhitelisted=1', false],
  ['?next=whitelisted=1', false],
  ['', false],
  ['?%E0%A4%A', false],
])('the address %o lifts the overlay: %o [GEO-02]', (search, whitelisted) => {
  expect(readWhitelisted(search)).toBe(whitelisted);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'TelegramBot (like TwitterBot)',
  'DUCKDUCKBOT/1.1',
])('%s is a bot [GEO-02]', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Linux; Android 13; CUBOT_NOTE_50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  'notgooglebots',
  '',
  null,
  undefined,
])('%s is a visitor [GEO-02]', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test.each([
  ['DE', 'lifted'],
  [' de ', 'lifted'],
  ['US', 'stays'],
  ['us', 'stays'],
  ['', 'stays'],
  [null, 'stays'],
  [undefined, 'stays'],
] as const)('a browser that is in %o: the block %s [GEO-03]', (country, outcome) => {
  expect(recheckGeoBlock({ country, excluded: visitor.excluded })).toBe(outcome);
});

test('the answer has the shape others build on', () => {
  expectTypeOf(geoBlock).returns.toEqualTypeOf<GeoDecision>();
  expectTypeOf<GeoDecision['reason']>().toEqualTypeOf<GeoReason>();
  expectTypeOf(recheckGeoBlock).returns.toEqualTypeOf<'lifted' | 'stays'>();
});
