import { BONUS_CODES } from '@baize/domain/errors';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBonusClient } from '../testing/bonus-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { BONUS_FIXTURES, type BonusFixture } from './fixtures.ts';

/** A Friday. */
const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const { activate } = createBonusClient(sandbox);

const fixtures: [string, BonusFixture][] = Object.entries(BONUS_FIXTURES);

describe('after one reset', () => {
  // A refusal changes nothing: what takes something first comes last.
  const inOrder = fixtures.toSorted(([, one], [, other]) => (one.first ? 1 : 0) - (other.first ? 1 : 0));

  beforeAll(() => sandbox.reset(NOW));

  test.each(inOrder)('%s is met by its documented offer', async (code, { persona, offer, first }) => {
    const token = await sandbox.logIn(persona);
    if (first !== undefined) await activate(token, first);
    const { status, body } = await activate(token, offer);
    expect([status, body['code'], body['success']]).toEqual([422, code, false]);
  });
});

describe('what codes say, and when they go', () => {
  beforeEach(() => sandbox.reset(NOW));

  test('every bonus check code has its fixture, and testers can read them', async () => {
    const { body } = await sandbox.request('GET', '/sandbox/bonuses');
    const codes: object = JSON.parse(JSON.stringify(body['codes']));
    expect(Object.keys(codes).toSorted()).toEqual(Object.keys(BONUS_CODES).toSorted());
  });

  test('what ends by itself says when: the next try, the next day, the start, the end of what runs', async () => {
    const until = async (persona: 'depositor' | 'bonus-active', offer: string) =>
      (await activate(await sandbox.logIn(persona), offer)).body['details'];
    expect(await until('depositor', 'daily-dip')).toEqual({ until: '2026-11-21T12:17:19.000Z' });
    expect(await until('depositor', 'weekend-swell')).toEqual({ until: '2026-11-20T23:00:00.000Z' });
    expect(await until('depositor', 'summer-regatta')).toEqual({ until: '2026-11-23T17:17:19.000Z' });
    expect(await until('bonus-active', 'sevens-spins')).toEqual({ until: '2026-12-01T17:17:19.000Z' });
  });

  test('a code that nobody can explain comes with a number for support, the same all day', async () => {
    const token = await sandbox.logIn('depositor');
    const { body } = await activate(token, 'message-in-a-bottle');
    expect(body['reference']).toMatch(/^BN-20261120-[0-9A-F]{8}$/);
    expect((await activate(token, 'message-in-a-bottle')).body['reference']).toBe(body['reference']);
  });

  test('codes go away with the platform clock: the start comes, the waiting time ends', async () => {
    await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 4 * 86_400_000 } });
    const token = await sandbox.logIn('depositor');
    expect((await activate(token, 'daily-dip')).status).toBe(200);
    const other = await sandbox.logIn('vip');
    expect((await activate(other, 'summer-regatta')).status).toBe(200);
  });

  test('an offer of an evening opens at its hour in its own zone and closes at its end', async () => {
    const token = await sandbox.logIn('depositor');
    const at = async (now: string) => {
      await sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now } });
      return (await activate(token, 'evening-breeze')).body;
    };
    expect(await at('2026-11-20T16:30:30Z')).toMatchObject({
      code: 'START_TIME_ERROR',
      details: { until: '2026-11-20T17:00:00.000Z' },
    });
    expect(await at('2026-11-20T20:00:00Z')).toMatchObject({ code: 'END_TIME_ERROR' });
    expect(await at('2026-11-20T19:59:59Z')).toMatchObject({ success: true });
  });

  test('a brand may ask for a verified address before any bonus, and lets others without', async () => {
    const token = await sandbox.logIn('unverified');
    const override = { verifyEmailOnBonusActivation: true };
    await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
    const { status, body } = await activate(token, 'harbour-welcome');
    expect([status, body['code']]).toEqual([422, 'REQUIRED_EMAIL_VERIFICATION']);
    await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override: null } });
    expect((await activate(token, 'harbour-welcome')).status).toBe(200);
  });

  test.each([
    ['self-excluded', 'SELF_EXCLUDED'],
    ['frozen', 'ACCOUNT_FROZEN'],
  ] as const)('a %s player takes no bonus, whatever it is called', async (persona, code) => {
    const token = await sandbox.logIn(persona);
    for (const offer of ['harbour-welcome', 'no-such-offer']) {
      const { status, body } = await activate(token, offer);
      expect([status, body['code']]).toEqual([422, code]);
    }
  });

  test('without a session nothing is taken, an offer nobody made is not found, an empty id is at fault', async () => {
    const path = '/api/user/activate-bonus';
    expect((await sandbox.request('PUT', path, { body: { bonusId: 'x' } })).status).toBe(403);
    const token = await sandbox.logIn('depositor');
    expect((await sandbox.request('PUT', path, { token, body: { bonusId: '' } })).status).toBe(400);
    expect((await activate(token, 'no-such-offer')).status).toBe(404);
    expect((await activate(token, '999999')).status).toBe(404);
  });
});
