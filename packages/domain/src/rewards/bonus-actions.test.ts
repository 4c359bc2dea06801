import { expect, test } from 'vitest';
import {
  parseCouponCode,
  resolveBonusAction,
  type BonusAction,
  type BonusActionOutcome,
} from './bonus-actions.ts';

const offered = { id: '31', name: 'Harbour welcome', status: 'offered' };
const active = { ...offered, status: 'active' };
const ended = { ...offered, status: 'cancelled' };

function judge(action: BonusAction, outcome: BonusActionOutcome, bonuses: (typeof active)[] | null) {
  return resolveBonusAction({ action, target: { id: '31', name: 'Harbour welcome' }, outcome, bonuses });
}

test('a plain answer is believed without a second look', () => {
  expect(judge('activate', 'done', null)).toBe('done');
  expect(judge('activate', 'refused', [active])).toBe('refused');
  expect(judge('cancel', 'done', [active])).toBe('done');
});

test.each([
  ['activate', [active], 'done'],
  ['activate', [offered], 'not-done'],
  ['activate', [], 'not-done'],
  ['activate', null, 'unknown'],
  ['cancel', [ended], 'done'],
  ['cancel', [active], 'not-done'],
  ['cancel', [], 'unknown'],
  ['cancel', null, 'unknown'],
] as const)('after a lost answer to %s the bonuses decide: %j is %s', (action, bonuses, verdict) => {
  expect(judge(action, 'lost', bonuses && [...bonuses])).toBe(verdict);
});

test('a conflict is no failure where the bonuses show that it is so already', () => {
  expect(judge('activate', 'conflict', [active])).toBe('already');
  expect(judge('activate', 'conflict', [offered])).toBe('refused');
  expect(judge('activate', 'conflict', null)).toBe('refused');
  expect(judge('cancel', 'conflict', [ended])).toBe('already');
  expect(judge('cancel', 'conflict', [active])).toBe('refused');
});

test('a bonus that is paid at once is known by being new; one that was there before tells nothing', () => {
  const paid = { ...offered, id: '77', status: 'completed' };
  const lost = (known: readonly string[] | null) =>
    resolveBonusAction({
      action: 'activate',
      target: { id: 'ebb-cashback', name: 'Harbour welcome' },
      outcome: 'lost',
      bonuses: [paid],
      known,
    });
  expect(lost(['31'])).toBe('done');
  expect(lost(['31', '77'])).toBe('not-done');
  expect(lost(null)).toBe('unknown');
});

test('an offer of the house is known again by its name, a nameless one never', () => {
  const target = { id: 'harbour-welcome', name: 'Harbour welcome' };
  const bonuses = [active];
  expect(resolveBonusAction({ action: 'activate', target, outcome: 'lost', bonuses })).toBe('done');
  const nameless = { id: 'x', name: '' };
  expect(
    resolveBonusAction({
      action: 'activate',
      target: nameless,
      outcome: 'lost',
      bonuses: [{ ...active, name: '' }],
    }),
  ).toBe('not-done');
});

test('a coupon code is sent without its spaces and in capitals; none at all is not sent', () => {
  expect(parseCouponCode('  seashell5 ')).toBe('SEASHELL5');
  expect(parseCouponCode('   ')).toBeNull();
  expect(parseCouponCode('x'.repeat(65))).toBeNull();
});
