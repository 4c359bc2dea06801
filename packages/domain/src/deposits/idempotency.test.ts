import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  IDEMPOTENT_ACTIONS,
  type FormKeyEvent,
  claimKey,
  claimMethod,
  actionKey,
  nextFormKey,
  createFormKey,
} from './idempotency.ts';
import { RUNS } from '../testing/runs.ts';

const claim = { userId: 'u-7', bonusId: 'rb-20', date: '2026-11-20' };
const HEADER = /^[\u0021-\u007e]{1,200}$/;

describe('the key of a claim', () => {
  test('names player, bonus and day, the same from every tab [HTTP-05, RB-07]', () => {
    expect(claimKey(claim)).toBe('rakeback-claim:u-7:rb-20:2026-11-20');
    expect(claimKey({ ...claim, userId: 7 })).toBe('rakeback-claim:7:rb-20:2026-11-20');
    expect(claimKey({ ...claim, userId: '7' })).toBe(claimKey({ ...claim, userId: 7 }));
  });

  test('hides an e-mail or anything else that is no plain id [HTTP-05]', () => {
    const digest = '~[0-9a-f]{32}';
    expect(claimKey({ ...claim, userId: 'ada@player.test' })).toMatch(
      new RegExp(`^rakeback-claim:${digest}:rb-20:2026-11-20$`),
    );
    for (const odd of ['', 'a b', 'a:b', 'ü', '~x', '\n', 'x'.repeat(49)])
      expect(claimKey({ ...claim, bonusId: odd })).toMatch(
        new RegExp(`^rakeback-claim:u-7:${digest}:2026-11-20$`),
      );
    expect(claimKey({ ...claim, bonusId: 'x'.repeat(48) })).toContain('x'.repeat(48));
    expect(claimKey({ ...claim, bonusId: 'A_1.b-2' })).toContain(':A_1.b-2:');
  });

  test('digests as the 128-bit FNV-1a does [HTTP-05]', () => {
    expect(actionKey({ action: 'coupon', nonce: '' })).toBe('coupon:~6c62272e07bb014262b821756295c58d');
    expect(actionKey({ action: 'coupon', nonce: '~' })).toBe('coupon:~d228cb69761a8caf78912b704e4a9201');
  });

  test('is another for another player, bonus or day, however their names run together [HTTP-05, RB-07]', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', ':', '~', '-', '.', '@'), maxLength: 5 }),
      fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 46, maxLength: 60 }),
    );
    const claims = fc.record({ userId: name, bonusId: name, date: name });
    fc.assert(
      fc.property(claims, claims, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(claimKey(one) === claimKey(other)).toBe(same);
        expect(claimKey({ ...one, date: other.date }) === claimKey(one)).toBe(one.date === other.date);
        expect(claimKey({ ...one, userId: one.bonusId, bonusId: one.userId }) === claimKey(one)).toBe(
          one.userId === one.bonusId,
        );
      }),
      RUNS,
    );
  });

  test('always fits a header [HTTP-05]', () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), fc.integer());
    fc.assert(
      fc.property(name, name, fc.string(), (userId, bonusId, date) => {
        expect(claimKey({ userId, bonusId, date })).toMatch(HEADER);
        expect(actionKey({ action: 'deposit', nonce: String(bonusId) })).toMatch(HEADER);
      }),
      RUNS,
    );
  });
});

test('a claim goes out by POST first and by PUT when repeated [RB-07]', () => {
  expect([-1, 0, 1, 2, 3, 100].map(claimMethod)).toEqual(['POST', 'POST', 'POST', 'PUT', 'PUT', 'PUT']);
  expect(claimMethod(Number.NaN)).toBe('POST');
  expectTypeOf(claimMethod).returns.toEqualTypeOf<'POST' | 'PUT'>();
});

describe('the key of a form', () => {
  const form = createFormKey({ action: 'deposit', nonce: 'n1' });

  test('is its action’s and its own [HTTP-05]', () => {
    expect(form).toEqual({ action: 'deposit', key: 'deposit:n1', unresolvedKey: null });
    const keys = IDEMPOTENT_ACTIONS.map((action) => actionKey({ action, nonce: 'n1' }));
    expect(keys).toEqual(['deposit:n1', 'withdraw:n1', 'coupon:n1', 'activate-bonus:n1', 'cancel-bonus:n1']);
  });

  test('stays for a retry after a lost answer, however often [HTTP-05]', () => {
    const lost = nextFormKey(form, { type: 'lost' });
    expect(lost).toEqual({ action: 'deposit', key: 'deposit:n1', unresolvedKey: 'deposit:n1' });
    expect(nextFormKey(lost, { type: 'lost' })).toEqual(lost);
  });

  test('is a new one after a definite answer, with nothing owed [HTTP-05]', () => {
    const answered = { type: 'answered', nonce: 'n2' } as const;
    expect(nextFormKey(form, answered)).toEqual({
      action: 'deposit',
      key: 'deposit:n2',
      unresolvedKey: null,
    });
    expect(nextFormKey(nextFormKey(form, { type: 'lost' }), answered)).toEqual({
      action: 'deposit',
      key: 'deposit:n2',
      unresolvedKey: null,
    });
  });

  test('is a new one when the form changes, and a lost answer stays owed until it comes itself [HTTP-05]', () => {
    const changed = { type: 'changed', nonce: 'n2' } as const;
    expect(nextFormKey(form, changed)).toEqual({ action: 'deposit', key: 'deposit:n2', unresolvedKey: null });
    const owing = nextFormKey(nextFormKey(form, { type: 'lost' }), changed);
    expect(owing).toEqual({ action: 'deposit', key: 'deposit:n2', unresolvedKey: 'deposit:n1' });
    expect(nextFormKey(owing, { type: 'lost' })).toEqual(owing);
    expect(nextFormKey(owing, { type: 'answered', nonce: 'n3' })).toEqual({
      action: 'deposit',
      key: 'deposit:n3',
      unresolvedKey: 'deposit:n1',
    });
  });

  test('is never used for two different actions [HTTP-05]', () => {
    const kinds = fc.array(fc.constantFrom('lost', 'answered', 'changed'), { maxLength: 30 });
    fc.assert(
      fc.property(kinds, (types) => {
        let now = form;
        const used = new Set([now.key]);
        for (const [at, type] of types.entries()) {
          const event: FormKeyEvent = type === 'lost' ? { type } : { type, nonce: `next-${at}` };
          const next = nextFormKey(now, event);
          expect(used.has(next.key)).toBe(type === 'lost');
          expect(next.key === now.key).toBe(type === 'lost');
          expect(next.action).toBe('deposit');
          used.add(next.key);
          now = next;
        }
      }),
      RUNS,
    );
  });
});
