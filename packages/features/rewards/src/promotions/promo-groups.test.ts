import { expect, test } from 'vitest';
import { banner, eveningSpins, gift, welcome } from '../testing/example-promotions.ts';
import { promoGroups } from './promo-groups.ts';

const ACTIVE = { code: 'ACTIVE_BONUS', until: '2026-12-03T10:00:00Z', reference: null };
const SPENT = { code: 'DAYS_VALID', until: null, reference: null };

const ids = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id);

test('what can be had is told by kind, after the first banner', () => {
  const rows = [
    welcome(),
    eveningSpins(),
    welcome({ id: 'swell', banner: banner('Swell') }),
    welcome({ id: 'bare', banner: null }),
  ];
  const { first, kinds, sameReason, closed } = promoGroups(rows, 'player');
  expect(first?.id).toBe('harbour-welcome');
  expect(kinds.map(({ type, cards, rows: bare }) => [type, ids(cards), ids(bare)])).toEqual([
    ['free-spins', ['evening-spins'], []],
    ['deposit', ['swell'], ['bare']],
  ]);
  expect({ alike: sameReason, closed }).toEqual({ alike: null, closed: [] });
});

test('a reason that closes many promotions is told once for all of them', () => {
  const rows = [
    gift({ id: 'open' }),
    welcome({ check: ACTIVE }),
    eveningSpins({ check: SPENT }),
    gift({ id: 'second', check: ACTIVE }),
  ];
  const { first, kinds, sameReason, closed } = promoGroups(rows, 'player');
  expect(first?.id).toBe('open');
  expect(kinds).toEqual([]);
  expect(sameReason?.check).toEqual(ACTIVE);
  expect(ids(sameReason?.rows)).toEqual(['harbour-welcome', 'second']);
  expect(ids(closed)).toEqual(['evening-spins']);
});

test('reasons with a reference or another end stand alone', () => {
  const rows = ['BN-1', 'BN-2'].map((reference) =>
    gift({ id: reference, check: { code: 'UNIFIED_ERROR', until: null, reference } }),
  );
  expect(promoGroups(rows, 'player').sameReason).toBeNull();
  const ends = [ACTIVE, { ...ACTIVE, until: '2026-12-04T10:00:00Z' }];
  expect(
    promoGroups(
      ends.map((check, at) => gift({ id: String(at), check })),
      'player',
    ).sameReason,
  ).toBeNull();
});

test('nothing is closed to everybody', () => {
  expect(promoGroups([welcome({ check: ACTIVE })], 'everybody').closed).toEqual([]);
});
