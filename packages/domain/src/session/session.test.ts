import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideSession,
  inactivityMinutes,
  isLogoutReason,
  LOGOUT_REASONS,
  type SessionEvent,
  type SessionState,
} from './session.ts';

const AT = Date.parse('2026-11-20T17:17:19Z');
const STARTING: SessionState = { phase: 'starting' };
const SIGNED_IN: SessionState = { phase: 'signed-in' };
const SIGNED_OUT: SessionState = { phase: 'signed-out', ended: null };
const UNREAD: SessionState = { phase: 'signed-out', ended: null, isUnverified: true };
const expired: SessionEvent = { type: 'sessionEnded', reason: 'SESSION_EXPIRED', at: AT };

function endedBy(reason: (typeof LOGOUT_REASONS)[number], at = AT): SessionState {
  return { phase: 'signed-out', ended: { reason, at } };
}

describe('the start', () => {
  test('without a token the player is signed out, and nothing opens [SES-01]', () => {
    expect(decideSession(STARTING, { type: 'tokenMissing' })).toEqual({
      state: SIGNED_OUT,
      clearToken: false,
      openLogin: false,
    });
  });

  test('a forced end still stored is told after a reload', () => {
    const ended = { reason: 'USER_INACTIVITY_TIMEOUT', at: AT } as const;
    const { state } = decideSession(STARTING, { type: 'tokenMissing', ended });
    expect(state).toEqual(endedBy('USER_INACTIVITY_TIMEOUT'));
  });

  test('with the player’s details they are signed in [SES-01]', () => {
    expect(decideSession(STARTING, { type: 'detailsLoaded' })).toEqual({
      state: SIGNED_IN,
      clearToken: false,
      openLogin: false,
    });
  });

  test('a refusal deletes the token and opens the log-in [SES-01]', () => {
    expect(decideSession(STARTING, { type: 'detailsRefused' })).toEqual({
      state: SIGNED_OUT,
      clearToken: true,
      openLogin: true,
    });
  });

  test('any other failure signs out and keeps the token for the next load [SES-01]', () => {
    expect(decideSession(STARTING, { type: 'detailsFailed' })).toEqual({
      state: UNREAD,
      clearToken: false,
      openLogin: false,
    });
  });

  test('a start that failed may be tried again, and nothing else may', () => {
    expect(decideSession(UNREAD, { type: 'retried' })).toEqual({
      state: STARTING,
      clearToken: false,
      openLogin: false,
    });
    for (const state of [STARTING, SIGNED_IN, SIGNED_OUT])
      expect(decideSession(state, { type: 'retried' }).state).toBe(state);
  });
});

describe('signing in, up and out', () => {
  test('twice changes nothing the second time', () => {
    expect(decideSession(SIGNED_IN, { type: 'signedIn' }).state).toBe(SIGNED_IN);
  });

  test('a sign-in signs in, also after an end [SES-01]', () => {
    expect(decideSession(endedBy('SESSION_EXPIRED'), { type: 'signedIn' }).state).toEqual(SIGNED_IN);
  });

  test('a sign-up leaves signed out, its token discarded, the log-in open [SES-01]', () => {
    expect(decideSession(SIGNED_OUT, { type: 'signedUp', loginOff: false })).toEqual({
      state: SIGNED_OUT,
      clearToken: true,
      openLogin: true,
    });
  });

  test('where log-in is off a sign-up signs in [SES-01]', () => {
    expect(decideSession(SIGNED_OUT, { type: 'signedUp', loginOff: true })).toEqual({
      state: SIGNED_IN,
      clearToken: false,
      openLogin: false,
    });
  });

  test('a sign-out clears the token, raises no alert and opens nothing [SES-01]', () => {
    const out = { state: SIGNED_OUT, clearToken: true, openLogin: false };
    expect(decideSession(SIGNED_IN, { type: 'signedOut' })).toEqual(out);
    expect(decideSession(SIGNED_IN, { type: 'sessionEnded', reason: 'USER_INITIATED', at: AT })).toEqual(out);
    // Another tab may have let the next player in by now: the token is not this one's to clear.
    const there = decideSession(SIGNED_IN, { type: 'signedOut', elsewhere: true });
    expect(there).toEqual({ ...out, clearToken: false });
  });
});

describe('a forced end', () => {
  test('by a refusal keeps reason and time, clears the token and opens the log-in', () => {
    expect(decideSession(SIGNED_IN, expired)).toEqual({
      state: endedBy('SESSION_EXPIRED'),
      clearToken: true,
      openLogin: true,
    });
  });

  test.each(LOGOUT_REASONS.filter((reason) => !['USER_INITIATED', 'SESSION_EXPIRED'].includes(reason)))(
    'by %s leaves the log-in to the alert',
    (reason) => {
      expect(decideSession(SIGNED_IN, { type: 'sessionEnded', reason, at: AT })).toEqual({
        state: endedBy(reason),
        clearToken: true,
        openLogin: false,
      });
    },
  );

  test('is told once: twenty refusals clear one token and open one log-in', () => {
    let state: SessionState = SIGNED_IN;
    const decided = Array.from({ length: 20 }, (_, index) => {
      const decision = decideSession(state, { ...expired, at: AT + index });
      state = decision.state;
      return decision;
    });
    expect(decided.filter((decision) => decision.clearToken)).toHaveLength(1);
    expect(decided.filter((decision) => decision.openLogin)).toHaveLength(1);
    expect(state).toEqual(endedBy('SESSION_EXPIRED'));
  });

  test('keeps its first reason: the refusal that follows another log-in changes nothing', () => {
    const elsewhere = decideSession(SIGNED_IN, {
      type: 'sessionEnded',
      reason: 'CONCURRENT_SESSION',
      at: AT,
    });
    const { state, openLogin } = decideSession(elsewhere.state, { ...expired, at: AT + 5 });
    expect(state).toBe(elsewhere.state);
    expect(openLogin).toBe(false);
  });
});

const reasons = fc.constantFrom(...LOGOUT_REASONS);
const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>(
    { type: 'tokenMissing' },
    { type: 'detailsLoaded' },
    { type: 'detailsRefused' },
    { type: 'detailsFailed' },
    { type: 'retried' },
    { type: 'signedIn' },
    { type: 'signedOut' },
  ),
  fc.boolean().map((loginOff): SessionEvent => ({ type: 'signedUp', loginOff })),
  reasons.map((reason): SessionEvent => ({ type: 'sessionEnded', reason, at: AT })),
);

test('after any story the session is in a legal state, and nobody signed in lost their token [SES-01]', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (story) => {
      let state: SessionState = STARTING;
      for (const event of story) {
        const decision = decideSession(state, event);
        expect(decision.state.phase === 'signed-in' && decision.clearToken).toBe(false);
        expect(decision.state.phase !== 'signed-out' && decision.openLogin).toBe(false);
        const stays = event.type === 'tokenMissing' || event.type === 'retried';
        expect(decision.state.phase === 'starting' && !stays).toBe(false);
        state = decision.state;
      }
    }),
  );
});

describe('minutes without input', () => {
  test.each([
    [15, 15],
    ['15', 15],
    [' 45 ', 45],
    [1.5, 1.5],
    ['1.5', 1.5],
    ['1e2', 100],
    [1, 30],
    ['1', 30],
    [0, 30],
    [-5, 30],
    ['', 30],
    ['soon', 30],
    ['15 min', 30],
    ['0x20', 30],
    [Number.NaN, 30],
    [Infinity, 30],
    ['Infinity', 30],
    [null, 30],
    [undefined, 30],
    [true, 30],
    [[20], 30],
    [{}, 30],
  ])('of %o are %i: only above one does the setting count', (setting, minutes) => {
    expect(inactivityMinutes(setting)).toBe(minutes);
  });
});

test('the reasons are known, any other word is none', () => {
  expect(LOGOUT_REASONS).toHaveLength(8);
  expect(LOGOUT_REASONS.every(isLogoutReason)).toBe(true);
  expect(isLogoutReason('BORED')).toBe(false);
  expect(isLogoutReason(null)).toBe(false);
});
