import { describe, expect, test } from 'vitest';
import { resolveRakebackClaim, type ClaimFailure, type ClaimOutcome } from './claim.ts';
import { rakebackDay } from '../testing/builders.ts';

const asked = { bonusId: 'rb-20', claimDate: '2026-11-20' };
const unpaid = [rakebackDay()];
const paid = [rakebackDay({ amount: 5.25, paidAt: '2026-11-20T17:17:20Z' })];
const LOST: readonly ClaimFailure[] = ['offline', 'timed-out', 'unreadable', 'server'];

function failed(failure: ClaimFailure, status: number | null = null): ClaimOutcome {
  return { ok: false, failure, status };
}

describe('an answer', () => {
  test('counts with its own amount, not the cell’s [RB-08]', () => {
    const outcome: ClaimOutcome = { ok: true, amount: 4.99, bonusId: 'rb-20' };
    expect(resolveRakebackClaim({ asked, outcome, days: unpaid })).toEqual({ kind: 'claimed', amount: 4.99 });
  });

  test.each([-1, Number.NaN, Infinity])('of amount %d is a failure [RB-08]', (amount) => {
    const outcome: ClaimOutcome = { ok: true, amount, bonusId: 'rb-20' };
    expect(resolveRakebackClaim({ asked, outcome, days: null })).toMatchObject({
      kind: 'failed',
      reason: 'bad-amount',
    });
  });

  test.each(['rb-19', '', null])('for another reward (%o) is a failure [RB-08]', (bonusId) => {
    const outcome: ClaimOutcome = { ok: true, amount: 5, bonusId };
    expect(resolveRakebackClaim({ asked, outcome, days: null })).toMatchObject({
      kind: 'failed',
      reason: 'other-bonus',
    });
  });
});

describe('a lost answer', () => {
  test.each(LOST)('(%s) is claimed when the days show it paid, with their amount [RB-08]', (failure) => {
    const verdict = resolveRakebackClaim({ asked, outcome: failed(failure), days: paid });
    expect(verdict).toEqual({ kind: 'claimed', amount: 5.25 });
  });

  test.each(LOST)('(%s) failed only when the days show it unpaid [RB-08]', (failure) => {
    const verdict = resolveRakebackClaim({ asked, outcome: failed(failure, 500), days: unpaid });
    expect(verdict).toEqual({ kind: 'failed', reason: failure, status: 500 });
  });

  test.each(LOST)('(%s) is unknown, never failed, while the days cannot tell [RB-08]', (failure) => {
    const judge = (days: typeof paid | null) =>
      resolveRakebackClaim({ asked, outcome: failed(failure), days });
    expect(judge(null)).toEqual({ kind: 'unknown' });
    expect(judge([])).toEqual({ kind: 'unknown' });
    expect(judge([rakebackDay({ bonusId: 'rb-19', paidAt: '2026-11-20T10:00:00Z' })])).toEqual({
      kind: 'unknown',
    });
  });
});

describe('a refusal', () => {
  test('because it is done already says so, unless the days show it unpaid [RB-08]', () => {
    const outcome = failed('refused', 409);
    expect(resolveRakebackClaim({ asked, outcome, days: paid })).toEqual({ kind: 'already-claimed' });
    expect(resolveRakebackClaim({ asked, outcome, days: null })).toEqual({ kind: 'already-claimed' });
    expect(resolveRakebackClaim({ asked, outcome, days: [] })).toEqual({ kind: 'already-claimed' });
    expect(resolveRakebackClaim({ asked, outcome, days: unpaid })).toEqual({
      kind: 'failed',
      reason: 'refused',
      status: 409,
    });
  });

  test.each([400, 404, 422, 429])('of status %i failed, with or without the days [RB-08]', (status) => {
    const verdict = { kind: 'failed', reason: 'refused', status };
    expect(resolveRakebackClaim({ asked, outcome: failed('refused', status), days: null })).toEqual(verdict);
    expect(resolveRakebackClaim({ asked, outcome: failed('refused', status), days: unpaid })).toEqual(
      verdict,
    );
    expect(resolveRakebackClaim({ asked, outcome: failed('refused', status), days: paid })).toEqual({
      kind: 'already-claimed',
    });
  });

  test('that ended the session is neither claimed nor failed', () => {
    const outcome = failed('session-ended', 403);
    expect(resolveRakebackClaim({ asked, outcome, days: null })).toEqual({ kind: 'session-ended' });
  });
});

test('an answer that pays nothing is an answer all the same [RB-08]', () => {
  const outcome: ClaimOutcome = { ok: true, amount: 0, bonusId: 'rb-20' };
  expect(resolveRakebackClaim({ asked, outcome, days: null })).toEqual({ kind: 'claimed', amount: 0 });
});

test('a failure keeps the reference for support, and has none where none was given', () => {
  const outcome = { ok: false, failure: 'refused', status: 422 } as const;
  const judged = (reference?: string | null) =>
    resolveRakebackClaim({
      asked,
      outcome: { ...outcome, ...(reference === undefined ? {} : { reference }) },
      days: null,
    });
  const plain = { kind: 'failed', reason: 'refused', status: 422 };
  expect(judged('R-7')).toStrictEqual({ ...plain, reference: 'R-7' });
  for (const none of [undefined, null, '']) expect(judged(none)).toStrictEqual(plain);
});

test('a day of the same bonus on another date, or with an empty paidAt, does not count as paid', () => {
  const outcome = failed('timed-out');
  const otherDay = [rakebackDay({ canClaimDate: '2026-11-19', paidAt: '2026-11-19T10:00:00Z' })];
  expect(resolveRakebackClaim({ asked, outcome, days: otherDay })).toEqual({ kind: 'unknown' });
  expect(resolveRakebackClaim({ asked, outcome, days: [rakebackDay({ paidAt: '' })] })).toMatchObject({
    kind: 'failed',
  });
});
