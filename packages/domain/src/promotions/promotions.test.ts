import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  BANNER_TITLE_CHARACTERS,
  PROMO_TYPES,
  bannerTitle,
  sortOpenFirst,
  promoStatus,
  promoStatusOn,
} from './promotions.ts';
import { RUNS } from '../testing/runs.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

test('the promo calendar knows free spins, deposit and no-deposit bonuses [PRO-03]', () => {
  expect(PROMO_TYPES).toEqual(['freespins', 'deposit', 'no_deposit']);
});

describe('a banner’s title', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

  test('stays whole up to 35 characters [PRO-02]', () => {
    expect(BANNER_TITLE_CHARACTERS).toBe(35);
    expect(bannerTitle('')).toBe('');
    expect(bannerTitle('Welcome')).toBe('Welcome');
    expect(bannerTitle(letters.slice(0, 34))).toBe(letters.slice(0, 34));
    expect(bannerTitle(letters.slice(0, 35))).toBe(letters.slice(0, 35));
  });

  test('beyond that becomes its first 34 and an ellipsis [PRO-02]', () => {
    expect(bannerTitle(letters)).toBe(`${letters.slice(0, 34)}…`);
    expect(bannerTitle(letters.repeat(50))).toBe(`${letters.slice(0, 34)}…`);
  });

  test('keeps the spaces where it is cut [PRO-02]', () => {
    expect(bannerTitle(`${'a'.repeat(33)} bcd`)).toBe(`${'a'.repeat(33)} …`);
    expect(bannerTitle('  a  ')).toBe('  a  ');
  });

  test.each(['👨‍👩‍👧‍👦', '🇩🇪', 'é', 'e\u0301', 'नि', '👍🏽', '각', '❤️'])(
    'is never cut inside %s [PRO-02]',
    (one) => {
      expect(bannerTitle(one.repeat(35))).toBe(one.repeat(35));
      expect(bannerTitle(one.repeat(36))).toBe(`${one.repeat(34)}…`);
    },
  );

  test.each([
    [Infinity, 'Welcome'],
    [7, 'Welcome'],
    [6, 'Welco…'],
    [6.9, 'Welco…'],
    [2, 'W…'],
    [1, '…'],
    [0.9, ''],
    [0, ''],
    [-1, ''],
    [-Infinity, ''],
    [Number.NaN, 'Welcome'],
  ])('in at most %d characters [PRO-02]', (max, title) => {
    expect(bannerTitle('Welcome', max)).toBe(title);
  });

  test('of no length fits into one character or none [PRO-02]', () => {
    expect(bannerTitle('', 1)).toBe('');
    expect(bannerTitle('W', 1)).toBe('W');
    expect(bannerTitle('W', 0)).toBe('');
    expect(bannerTitle(letters, Number.NaN)).toHaveLength(35);
  });

  test.each([null, undefined, 5, {}, ['a'], true])('that is no text (%o) is empty [PRO-02]', (title) => {
    expect(bannerTitle(title)).toBe('');
    expectTypeOf(bannerTitle).returns.toEqualTypeOf<string>();
  });

  test('is the whole one, or its first characters but one and an ellipsis, never more than asked [PRO-02]', () => {
    const hard = fc.constantFrom(
      'a',
      ' ',
      '👨‍👩‍👧‍👦',
      '🇩🇪',
      '🇫',
      '\u0301',
      '\u200d',
      'ا',
      '\ud800',
      '\r',
      '\n',
      '각',
      '\u0600',
    );
    const titles = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: hard, maxLength: 60 }),
    );
    fc.assert(
      fc.property(titles, fc.integer({ min: 1, max: 40 }), (title, max) => {
        const all = graphemes(title);
        const cut = bannerTitle(title, max);
        expect(cut).toBe(all.length <= max ? title : `${all.slice(0, max - 1).join('')}…`);
        expect(graphemes(cut).length).toBeLessThanOrEqual(max);
      }),
      RUNS,
    );
  });
});

describe('what a promotion is to whoever looks', () => {
  const check = { code: 'RETRY_PERIOD' };
  const had = { id: 'had', claimed: true, check: null };
  const closed = { id: 'closed', claimed: false, check };
  const open = { id: 'open', claimed: false, check: null };
  const last = { id: 'last', claimed: false, check: null };

  test('open without a reason against it, theirs once they have it, else closed', () => {
    expect([open, had, closed].map(promoStatus)).toEqual(['open', 'had', 'closed']);
  });

  test('one that runs is theirs, whatever stands against taking it again', () => {
    expect(promoStatus({ claimed: true, check, status: 'active' })).toBe('had');
    expect(promoStatus({ claimed: false, check, status: 'active' })).toBe('had');
    for (const code of ['ACTIVE_BONUS', 'ACTIVE_FREE_SPINS'])
      expect(promoStatus({ claimed: true, check: { code } })).toBe('had');
  });

  test.each(['CANCELLED', 'RETRY_PERIOD', 'BONUS_FRAUD'])(
    'one that was taken and runs no more is closed by %s, not theirs',
    (code) => expect(promoStatus({ claimed: true, check: { code }, status: 'offered' })).toBe('closed'),
  );

  test('on a day of the calendar a reason that is over by then closes nothing', () => {
    const on = (code: string, until: string | null, date: string) =>
      promoStatusOn({
        promotion: { claimed: false, check: { code, until } },
        date,
        zone: 'Europe/Amsterdam',
      });
    expect(on('VALID_ON_DAYS', '2026-11-20T23:00:00Z', '2026-11-20')).toBe('closed');
    expect(on('VALID_ON_DAYS', '2026-11-20T23:00:00Z', '2026-11-21')).toBe('open');
    expect(on('RETRY_PERIOD', '2026-11-22T10:00:00Z', '2026-11-22')).toBe('open');
    expect(on('RETRY_PERIOD', null, '2026-11-22')).toBe('closed');
    expect(on('ACTIVE_BONUS', '2026-11-20T23:00:00Z', '2026-11-25')).toBe('closed');
    expect(on('CANCELLED', null, '2026-11-25')).toBe('closed');
    expect(on('VALID_ON_DAYS', '2026-11-20T23:00:00Z', 'soon')).toBe('closed');
  });

  test('puts the open ones first, then theirs, then the closed ones, else in the platform’s order', () => {
    expect(sortOpenFirst([closed, had, open, last])).toEqual([open, last, had, closed]);
    expect(sortOpenFirst([open, last])).toEqual([open, last]);
    expect(sortOpenFirst([])).toEqual([]);
  });

  test('orders each page by itself, so that no page moves an earlier one', () => {
    expect(sortOpenFirst([closed, open, had, last], 2)).toEqual([open, closed, last, had]);
  });
});
