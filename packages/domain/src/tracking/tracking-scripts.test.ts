import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LOCALES } from '../pages/locales.ts';
import { RUNS } from '../testing/runs.ts';
import { newScripts, type ScriptEntry, scriptFlags, scriptsAllowedAt } from './tracking-scripts.ts';

describe('the flags of the scripts call', () => {
  test.each([
    [{ signedIn: false, depositCount: null }, {}],
    [{ signedIn: false, depositCount: 5 }, {}],
    [{ signedIn: true, depositCount: null }, { enableAuthUsers: true }],
    [{ signedIn: true, depositCount: 0 }, { enableAuthUsers: true }],
    [{ signedIn: true, depositCount: -1 }, { enableAuthUsers: true }],
    [{ signedIn: true, depositCount: Number.NaN }, { enableAuthUsers: true }],
    [
      { signedIn: true, depositCount: 1 },
      { enableAuthUsers: true, enableDepositors: true },
    ],
  ])('for %o are %o [TRK-01]', (player, flags) => {
    expect(scriptFlags(player)).toStrictEqual(flags);
  });
});

describe('scripts', () => {
  test.each([
    '/',
    '',
    '/de',
    '/casino',
    '/player',
    '/players/play',
    '/casino/play/x',
    '/deposits',
    '/depositors/deposit',
    '/casino/games/deposit',
    '/design/casino',
    '/promotions?next=/deposit',
    '/promotions#/deposit',
    '/promotions#?modal=deposit',
    '/?modal=login',
    '/?modal=deposit-success',
    '/?next=modal%3Ddeposit',
    '/%E0%A4%A',
  ])('run at %o [TRK-01]', (address) => {
    expect(scriptsAllowedAt(address)).toBe(true);
    expect(scriptsAllowedAt(address, { cashier: ['/deposit', '/withdraw'] })).toBe(true);
  });

  test.each([
    '/play/',
    '/play/book-of-x',
    '/play',
    '/Play/x',
    '/pt-BR/play/x',
    '/pt-br/play/x',
    '/design/play/x',
    '/de/design/play/x',
    '/design/de/play/x',
    '//play/x',
    '/%70lay/x',
  ])('never run at %o [NAV-11] [TRK-01]', (address) => {
    expect(scriptsAllowedAt(address)).toBe(false);
  });

  test.each([
    '/deposit',
    '/deposit/',
    '/deposit?x=y',
    '/deposit#card',
    '/deposit/card',
    '/DEPOSIT',
    '/de/deposit',
    '/design/withdraw',
    '/ar/design/withdraw/crypto',
    '/with%64raw',
    'deposit',
    '/?modal=deposit',
    '/casino?a=b&modal=login&modal=withdraw#x',
    '/?%6Dodal=deposit',
  ])('never run where money is paid: %o [TRK-01]', (address) => {
    expect(scriptsAllowedAt(address)).toBe(false);
  });

  test('never run where settings put the cashier, nor where it was [TRK-01]', () => {
    const cashier = ['/de/cash/in?tab=1', '/bank'];
    const refused = ['/cash/in', '/cash/in/card', '/fr/cash/in', '/Bank?x', '/deposit', '/withdraw'];
    for (const address of refused) expect(scriptsAllowedAt(address, { cashier })).toBe(false);
    for (const address of ['/cash', '/cash/inn', '/banks', '/x/bank'])
      expect(scriptsAllowedAt(address, { cashier })).toBe(true);
  });

  test('run beside a cashier that is elsewhere, a modal, or nothing to be read [TRK-01]', () => {
    const cashier = [
      'https://pay.example/casino',
      '/casino?modal=deposit',
      '?tab=casino',
      '//casino',
      'casino',
    ];
    expect(scriptsAllowedAt('/casino', { cashier })).toBe(true);
    expect(scriptsAllowedAt('/', { cashier })).toBe(true);
    expect(scriptsAllowedAt('/casino?modal=deposit', { cashier })).toBe(false);
  });

  test('do not run on the root page alone when the cashier is there [TRK-01]', () => {
    for (const cashier of [['/'], ['/?tab=deposit'], ['/de']]) {
      expect(scriptsAllowedAt('/', { cashier })).toBe(false);
      expect(scriptsAllowedAt('/de?x', { cashier })).toBe(false);
      expect(scriptsAllowedAt('/casino', { cashier })).toBe(true);
    }
  });

  test('are judged alike in every language and variant [TRK-01]', () => {
    const prefixes = fc.subarray([...LOCALES.map((locale) => `/${locale}`), '/design'], { maxLength: 3 });
    const paths = fc.constantFrom('/play/x', '/deposit', '/withdraw/a', '/casino', '/cash', '/vip', '/');
    const tails = fc.constantFrom('', '/', '?a=b', '#c', '/?modal=deposit', '?x&modal=withdraw');
    const options = { cashier: ['/cash'] };
    fc.assert(
      fc.property(prefixes, paths, tails, (prefix, path, tail) => {
        const paid = !['/casino', '/vip', '/'].includes(path) || tail.includes('modal');
        expect(scriptsAllowedAt(prefix.join('') + path + tail, options)).toBe(!paid);
      }),
      RUNS,
    );
  });
});

function row(key: string, own: Partial<Record<keyof ScriptEntry, unknown>> = {}) {
  return { key, head: `<script>${key}</script>`, bodyStart: null, bodyEnd: null, ...own };
}

function fresh(
  scripts: unknown,
  own: { injected?: string[]; consent?: 'given' | 'not-needed' | 'missing' } = {},
) {
  const { injected = [], consent = 'given' } = own;
  return newScripts({ scripts, injected: new Set(injected), consent });
}

describe('the scripts to inject', () => {
  test('are those not in the page yet, in their order [TRK-01]', () => {
    expect(fresh([row('a'), row('b'), row('c')], { injected: ['b'] })).toEqual([row('a'), row('c')]);
  });

  test('are each key’s first readable row [TRK-01]', () => {
    const second = row('a', { head: 'second' });
    expect(fresh([row('a', { head: 5 }), row('b'), second, row('a')])).toEqual([row('b'), second]);
  });

  test('carry their three places, absent and empty ones as null [TRK-01]', () => {
    const shown = { key: 'a', bodyStart: '', bodyEnd: '<img>', extra: 1 };
    expect(fresh([shown])).toStrictEqual([{ key: 'a', head: null, bodyStart: null, bodyEnd: '<img>' }]);
    expect(fresh([{ key: 'a', bodyStart: 'x' }])).toStrictEqual([
      { key: 'a', head: null, bodyStart: 'x', bodyEnd: null },
    ]);
  });

  test('are none without consent, and need none where nobody is asked [TRK-01]', () => {
    expect(fresh([row('a')], { consent: 'missing' })).toEqual([]);
    expect(fresh([row('a')], { consent: 'not-needed' })).toEqual([row('a')]);
  });

  test.each([
    null,
    5,
    'script',
    [],
    {},
    row(''),
    row(' '),
    { ...row('a'), key: 5 },
    row('a', { head: null }),
    row('a', { head: '' }),
    row('a', { head: 5 }),
    row('a', { bodyStart: {} }),
    row('a', { bodyEnd: ['x'] }),
    Object.create(row('a')),
  ])('do not count a row that is %o [TRK-01]', (broken) => {
    expect(fresh([broken, row('b')])).toEqual([row('b')]);
  });

  test.each([[null], [undefined], ['a'], [{ data: [] }], [7]])('are none in %o [TRK-01]', (scripts) => {
    expect(fresh(scripts)).toEqual([]);
  });

  test('are named freely, also __proto__ [TRK-01]', () => {
    expect(fresh([row('__proto__'), row('toString')]).map(({ key }) => key)).toEqual([
      '__proto__',
      'toString',
    ]);
  });

  test('are injected once, however often and in whatever portions the server sends them [TRK-01]', () => {
    const rows = fc.array(
      fc.oneof(
        fc.constantFrom('a', 'b', 'c', '').map((key) => row(key)),
        fc.anything(),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 5 }), (answers) => {
        const injected: string[] = [];
        for (const answer of answers) {
          const keys = fresh(answer, { injected }).map(({ key }) => key);
          injected.push(...keys);
          expect(fresh(answer, { injected })).toEqual([]);
        }
        expect(new Set(injected).size).toBe(injected.length);
      }),
      RUNS,
    );
  });
});

test('the answers have the shapes others build on', () => {
  expectTypeOf(scriptFlags).returns.toEqualTypeOf<{ enableAuthUsers?: true; enableDepositors?: true }>();
  expectTypeOf(newScripts).returns.toEqualTypeOf<ScriptEntry[]>();
});
