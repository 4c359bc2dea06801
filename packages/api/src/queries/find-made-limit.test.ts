import { expect, test } from 'vitest';
import type { PlayerLimit, PlayerLimits } from '../endpoints/account/get-limits.ts';
import type { PutLimitRequest } from '../endpoints/account/put-limit.ts';
import { findMadeLimit } from './find-made-limit.ts';

const daily: PlayerLimit = {
  type: 'deposit',
  period: 0,
  amount: 100,
  minutes: null,
  currencyCode: 'EUR',
  changedAt: null,
  used: 0,
  left: 100,
  periodEndsAt: null,
  pending: null,
  raise: null,
  supportOnly: false,
};
const session: PlayerLimit = { ...daily, type: 'session', amount: null, minutes: 60, currencyCode: null };
const raise = (id: string, amount: number | null) => ({
  id,
  amount,
  minutes: null,
  askedAt: null,
  confirmableAt: '2026-11-21T17:17:19Z',
});
const limits = (...own: PlayerLimit[]): PlayerLimits => ({ limits: own, sessionStartedAt: null });
const to = (amount: number | null): PutLimitRequest => ({ type: 'deposit', period: 0, amount });

test.each<[string, PutLimitRequest, PlayerLimit, PlayerLimit, boolean]>([
  ['a lower limit that holds', to(50), daily, { ...daily, amount: 50 }, true],
  ['a limit as it was', to(50), daily, daily, false],
  ['one that was so before', to(100), daily, daily, false],
  ['a raise that waits', to(300), daily, { ...daily, pending: raise('b', 300) }, true],
  [
    'the raise that waited already',
    to(300),
    { ...daily, pending: raise('a', 300) },
    { ...daily, pending: raise('a', 300) },
    false,
  ],
  ['a raise to something else', to(300), daily, { ...daily, pending: raise('b', 250) }, false],
  ['a removal that waits', to(null), daily, { ...daily, pending: raise('b', null) }, true],
  ['another period', to(50), daily, { ...daily, period: 1, amount: 50 }, false],
  ['a session', { type: 'session', minutes: 30 }, session, { ...session, minutes: 30 }, true],
  ['a session as it was', { type: 'session', minutes: 30 }, session, session, false],
])('of a wish without an answer %s tells whether it was done', (_, ask, before, after, isMade) => {
  const found = findMadeLimit(ask, { before: limits(before), after: limits(after) });
  expect(found).toBe(isMade ? after : undefined);
});

test('where nobody knows what was before, nothing is known', () => {
  const after = limits({ ...daily, amount: 50 });
  expect(findMadeLimit(to(50), { before: undefined, after })).toBeUndefined();
});
