import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { backTarget, HISTORY_LENGTH, push, parseHistory } from './navigation-history.ts';
import { classifyHref } from './page-paths.ts';
import { RUNS } from '../testing/runs.ts';

const STRANGE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a\nb',
  '?modal=login',
  '#top',
  'casino',
  ' /casino',
  '',
];

describe('the history', () => {
  test('keeps the newest five, the newest last [NAV-09]', () => {
    const all = ['/p0', '/p1', '/p2', '/p3', '/p4', '/p5', '/p6'];
    expect(HISTORY_LENGTH).toBe(5);
    expect(push([], '/p0')).toEqual(['/p0']);
    expect(all.slice(0, 5).reduce<string[]>(push, [])).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4']);
    expect(all.reduce<string[]>(push, [])).toEqual(['/p2', '/p3', '/p4', '/p5', '/p6']);
    expect(push(all, '/p7')).toEqual(['/p3', '/p4', '/p5', '/p6', '/p7']);
  });

  test('keeps every visit, also of the address it ends with [NAV-09]', () => {
    expect(push(['/a', '/b'], '/b')).toEqual(['/a', '/b', '/b']);
    expect(push(['/a', '/b'], '/a')).toEqual(['/a', '/b', '/a']);
    expect(push(['/b'], '/b?x')).toEqual(['/b', '/b?x']);
  });

  test('is not changed by adding to it [NAV-09]', () => {
    const before = Object.freeze(['/a', '/b']);
    push(before, '/c');
    expect(push(before, '/b')).not.toBe(before);
    expect(before).toEqual(['/a', '/b']);
  });

  test.each(STRANGE)('does not take %o [NAV-09]', (entry) => {
    expect(push(['/a'], entry)).toEqual(['/a']);
    expect(parseHistory(['/a', entry, '/b'])).toEqual(['/a', '/b']);
    expect(backTarget(['/a', entry], '/b')).toBe('/a');
  });
});

describe('a history read back', () => {
  test.each([[null], [undefined], ['/a'], [{ 0: '/a', length: 1 }], [5], [[]]])(
    'from %o is empty [NAV-09]',
    (kept) => {
      expect(parseHistory(kept)).toEqual([]);
    },
  );

  test('is what was kept, the newest five, rubbish dropped [NAV-09]', () => {
    expect(parseHistory(['/a', 5, null, '/a', '/b', ['/c'], '/d', '/e', '/f', '/g'])).toEqual([
      '/b',
      '/d',
      '/e',
      '/f',
      '/g',
    ]);
  });
});

describe('back to where I was', () => {
  test('is the newest other address [NAV-09]', () => {
    expect(backTarget(['/a', '/b', '/c'], '/c')).toBe('/b');
    expect(backTarget(['/a', '/b', '/c'], '/x')).toBe('/c');
    expect(backTarget(['/a', '/b', '/a'], '/a')).toBe('/b');
  });

  test('is nowhere when there is no other [NAV-09]', () => {
    expect(backTarget([], '/a')).toBeNull();
    expect(backTarget(['/a'], '/a')).toBeNull();
    expect(backTarget(['/casino/games/x'], '/a', ['/casino/games'])).toBeNull();
  });

  test.each([
    '/casino/games',
    '/casino/games/book',
    '/casino/games?demo',
    '/casino/games#top',
    '/de/casino/games/book',
    '/design/casino/games/book',
    '/de/design/casino/games/book?x',
  ])('leaves %s out when games are left out [NAV-09]', (game) => {
    expect(backTarget(['/slots', game], '/b', ['/deposit', '/casino/games//'])).toBe('/slots');
    expect(backTarget(['/slots', game], '/b')).toBe(game);
  });

  test.each([
    '/casino/gamesters',
    '/casino',
    '/x/casino/games',
    '/xx/casino/games',
    '/a/design/casino/games',
    '/casino/design/games',
    '/designs/casino/games',
  ])('does not leave %s out with the games [NAV-09]', (place) => {
    expect(backTarget(['/slots', place], '/b', ['/casino/games'])).toBe(place);
  });
});

test('whatever a tab kept, back never leads out of the app or to where one is [NAV-09]', () => {
  const pieces = fc.constantFrom('/', '\\', ':', '?', '@', ' ', '\t', 'http:', 'x', 'de');
  const entry = fc.oneof(
    fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join('')),
    fc.constantFrom('/a', '/b', '/c', ...STRANGE),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.constantFrom('/a', '/b'), (kept, current) => {
      const history = parseHistory(kept);
      expect(history.length).toBeLessThanOrEqual(5);
      expect(history.every((one) => classifyHref(one) === 'in-app' && one.startsWith('/'))).toBe(true);
      expect(parseHistory(history)).toEqual(history);
      const target = backTarget(history, current);
      expect(target).not.toBe(current);
      expect(target === null || history.includes(target)).toBe(true);
      expect(push(history, '/new').at(-1)).toBe('/new');
    }),
    RUNS,
  );
});

test('the functions have the shapes others build on', () => {
  expectTypeOf(push).returns.toEqualTypeOf<string[]>();
  expectTypeOf(backTarget).returns.toEqualTypeOf<string | null>();
});
