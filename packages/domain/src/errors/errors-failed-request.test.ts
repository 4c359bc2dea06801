import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BONUS_CODES, type FailedRequest, OTHER_MESSAGES, bonusAdvice, failureMessage } from './errors.ts';
import { RUNS } from '../testing/runs.ts';

describe('a failed call', () => {
  test.each<[FailedRequest, string]>([
    [{ status: 500, kind: 'server' }, 'error.server'],
    [{ status: 503, kind: 'server' }, 'error.unavailable'],
    [{ status: 404, kind: 'refused' }, 'error.not-found'],
    [{ status: 429, kind: 'refused' }, 'error.too-many'],
    [{ status: 400, kind: 'refused', fields: 'with-errors' }, 'error.fields'],
    [{ status: 422, fields: 'with-errors' }, 'error.fields'],
    [{ status: 500, about: 'upload' }, 'error.upload'],
    [{ status: 400, about: 'upload', fields: 'with-errors' }, 'error.upload'],
    [{ status: 0, kind: 'offline', about: 'upload' }, 'error.upload'],
    [{ status: 503, about: 'resend' }, 'error.resend'],
    [{ status: 429, about: 'upload' }, 'error.too-many'],
    [{ status: 429, about: 'resend', fields: 'with-errors' }, 'error.too-many'],
    [{ status: 0, kind: 'offline' }, 'error.offline'],
    [{ status: 0, kind: 'timed-out' }, 'error.timed-out'],
    [{ status: 404, about: 'other', fields: 'none' }, 'error.not-found'],
    [{ status: 502, kind: 'server' }, 'error.general'],
    [{ status: 422, kind: 'refused' }, 'error.general'],
    [{ status: 200, kind: 'unreadable' }, 'error.general'],
    [{ status: null, kind: null }, 'error.general'],
    [{}, 'error.general'],
  ])('%o is told as %s [HTTP-08]', (call, message) => {
    expect(failureMessage(call)).toBe(message);
  });

  test('always has words, whatever its status and kind [HTTP-08]', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (status, kind) => {
        const call = { status, kind } as FailedRequest;
        expect(Object.values(OTHER_MESSAGES)).toContain(failureMessage(call));
      }),
      RUNS,
    );
  });

  test('the other messages are those of the sources, each by its cause [HTTP-08]', () => {
    expect(OTHER_MESSAGES).toEqual({
      server: 'error.server',
      unavailable: 'error.unavailable',
      'not-found': 'error.not-found',
      general: 'error.general',
      fields: 'error.fields',
      'too-many': 'error.too-many',
      upload: 'error.upload',
      resend: 'error.resend',
      offline: 'error.offline',
      'timed-out': 'error.timed-out',
      'limit-updated': 'limits.updated',
      'game-not-found': 'error.game-not-found',
      'no-games': 'notice.no-games',
      'registration-country': 'registration.refused.country',
      'coupon-accepted': 'notice.coupon-accepted',
      'coupon-refused': 'error.coupon-refused',
    });
  });
});

describe('why not? A bonus refused', () => {
  test.each([
    ['REGISTRATION_BONUS', 'see-promotions', 'none'],
    ['MAXIMUM_PARTICIPANTS', 'see-promotions', 'none'],
    ['RETRY_PERIOD', 'wait', 'opens'],
    ['DAYS_VALID', 'see-promotions', 'none'],
    ['UNIFIED_ERROR', 'contact-support', 'none'],
    ['DEPOSITS_NUMBER', 'leave-it', 'none'],
    ['DEPOSITS_NUMBER2', 'see-promotions', 'none'],
    ['ACTIVE_FREE_SPINS', 'use-free-spins', 'date'],
    ['ACTIVE_BONUS', 'finish-bonus', 'date'],
    ['CANCELLED', 'see-promotions', 'none'],
    ['NO_CASHBACK', 'see-cashback', 'none'],
    ['ADD_TO_CALENDAR', 'open-rakeback', 'none'],
    ['REQUIRED_EMAIL_VERIFICATION', 'verify-email', 'none'],
    ['VALID_ON_DAYS', 'wait', 'opens'],
    ['START_TIME_ERROR', 'wait', 'opens'],
    ['END_TIME_ERROR', 'see-promotions', 'none'],
    ['BONUS_FRAUD', 'contact-support', 'none'],
    ['CASHBACK_NEED_DEPOSIT', 'deposit', 'none'],
  ])('with %s: %s, its end: %s [PRO-05]', (code, action, ends) => {
    expect(bonusAdvice(code)).toMatchObject({ action, ends });
  });

  test.each([
    ['REQUIRED_EMAIL_VERIFICATION', { kind: 'page', page: 'edit-profile' }],
    ['UNIFIED_ERROR', { kind: 'path', path: '/contacts' }],
    ['DEPOSITS_NUMBER', { kind: 'page', page: 'promotions' }],
    ['VALID_ON_DAYS', { kind: 'modal', modal: 'calendar' }],
    ['ACTIVE_BONUS', { kind: 'page', page: 'bonus_history' }],
    ['ACTIVE_FREE_SPINS', { kind: 'page', page: 'bonus_history' }],
    ['ADD_TO_CALENDAR', { kind: 'modal', modal: 'rakeback' }],
    ['NO_CASHBACK', { kind: 'page', page: 'cashback' }],
    ['CANCELLED', { kind: 'page', page: 'promotions' }],
  ])('with %s leads to where something can be done [PRO-05]', (code, link) => {
    expect(bonusAdvice(code).link).toEqual(link);
  });

  test('for a reason nobody knows leads to support [PRO-05]', () => {
    const codes = Object.keys(BONUS_CODES);
    const support = { action: 'contact-support', ends: 'none', link: { kind: 'path', path: '/contacts' } };
    for (const code of ['toString', '__proto__', 'constructor', '', null, undefined, 5, {}])
      expect(bonusAdvice(code)).toEqual(support);
    fc.assert(
      fc.property(fc.anything(), (code) => {
        fc.pre(typeof code !== 'string' || !codes.includes(code));
        expect(bonusAdvice(code)).toEqual(support);
      }),
      RUNS,
    );
  });
});
