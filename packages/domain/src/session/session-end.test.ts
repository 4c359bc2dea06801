import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LOGOUT_REASONS, parseForcedLogout, type ForcedLogout, sessionAlert } from './session.ts';
import { RUNS } from '../testing/runs.ts';

const AT = Date.parse('2026-11-21T12:00:00Z');

describe('the session-ended alert', () => {
  test.each([
    ['USER_INACTIVITY_TIMEOUT', 'inactive'],
    ['CONCURRENT_SESSION', 'logout'],
    ['ACCOUNT_LOCKED', 'logout'],
    ['SECURITY_LOGOUT', 'logout'],
    ['SYSTEM_MAINTENANCE', 'logout'],
    ['ACCOUNT_CLOSED', 'logout'],
    ['SESSION_EXPIRED', null],
    ['USER_INITIATED', null],
  ] as const)('after %s is %o [SES-06]', (reason, alert) => {
    expect(sessionAlert({ reason, at: AT })).toBe(alert);
  });

  test('is none when nothing ended by force [SES-06]', () => {
    expect(sessionAlert(null)).toBeNull();
  });
});

describe('a stored end', () => {
  test.each(LOGOUT_REASONS.filter((reason) => reason !== 'USER_INITIATED'))(
    'by %s is told after a reload, with its time and nothing else [SES-05]',
    (reason) => {
      expect(parseForcedLogout({ reason, at: AT, token: 'x' })).toStrictEqual({ reason, at: AT });
    },
  );

  test.each([-8.64e15, 0, 8.64e15])('at %d is one', (at) => {
    expect(parseForcedLogout({ reason: 'SECURITY_LOGOUT', at })).toEqual({ reason: 'SECURITY_LOGOUT', at });
  });

  test.each([
    [null],
    [undefined],
    ['USER_INACTIVITY_TIMEOUT'],
    [[]],
    [{}],
    [{ reason: 'USER_INITIATED', at: AT }],
    [{ reason: 'BORED', at: AT }],
    [{ reason: 'toString', at: AT }],
    [{ reason: null, at: AT }],
    [{ at: AT }],
    [{ reason: 'SESSION_EXPIRED' }],
    [{ reason: 'SESSION_EXPIRED', at: String(AT) }],
    [{ reason: 'SESSION_EXPIRED', at: Number.NaN }],
    [{ reason: 'SESSION_EXPIRED', at: 8.64e15 + 2 }],
    [{ reason: 'SESSION_EXPIRED', at: -8.64e15 - 2 }],
    [Object.create({ reason: 'SESSION_EXPIRED', at: AT })],
  ])('that reads %o is none [SES-05]', (stored) => {
    expect(parseForcedLogout(stored)).toBeNull();
  });

  test('never breaks the page, whatever is stored, and reads again as itself [SES-05]', () => {
    const stored = fc.oneof(
      fc.anything(),
      fc.record({
        reason: fc.constantFrom(...LOGOUT_REASONS, 'x'),
        at: fc.oneof(fc.double(), fc.anything()),
      }),
    );
    fc.assert(
      fc.property(stored, (stored) => {
        const end = parseForcedLogout(stored);
        expect(parseForcedLogout(end)).toEqual(end);
        expect(end === null || new Date(end.at).getTime() === Math.trunc(end.at)).toBe(true);
      }),
      RUNS,
    );
  });
});

test('the answers have the shapes others build on', () => {
  expectTypeOf(parseForcedLogout).returns.toEqualTypeOf<ForcedLogout | null>();
  expectTypeOf(sessionAlert).returns.toEqualTypeOf<'inactive' | 'logout' | null>();
});
