import { claimRakeback } from '@baize/api/calls/rewards';
import { errorEnvelopeSchema } from '@baize/api/envelope';
import { SAMPLES, type Sample } from '@baize/api/samples';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, failureOf } from '../testing/client-of.ts';
import { sandboxUnderTest, type Answer } from '../testing/sandbox-under-test.ts';
import { askerOf, askFor } from './asks.ts';
import { bentAsks } from './bent-asks.ts';
import { claim, NOW, payIn, payOut, running, signIn, type Ask } from './set-up.ts';

const sandbox = sandboxUnderTest();
const named = SAMPLES.map((sample) => [sample.call.name, sample] as const);
const inJson = named.filter(([, { call }]) => call.encoding === 'json');

beforeAll(() => sandbox.reset(NOW));

const sampleOf = (name: string): Sample => {
  const found = SAMPLES.find(({ call }) => call.name === name);
  if (!found) throw new Error(`there is no call ${name}`);
  return found;
};

/** Asks as a signed-in client that does not know better, and answers how it was refused. */
async function refusalOf(name: string, { ask, token }: { ask: Ask; token: string }) {
  const { client } = clientOf(sandbox.url, token);
  const { kind, status, code, fieldErrors } = await failureOf(client.send(sampleOf(name).call, ask));
  return { kind, status, code, fields: Object.keys(fieldErrors) };
}

const protectedCalls = inJson.filter(([, { call }]) => call.auth === 'required');

test.each(protectedCalls)(
  '%s is refused without a token, and ends the session of a dead one',
  async (_name, sample) => {
    const { call } = sample;
    const path = call.path.replaceAll(/\{\w+\}/g, 'x');
    const bare = await sandbox.send(call.method, path);
    expect([bare.status, bare.body['code']]).toEqual([403, 'SESSION_ENDED']);
    expect(v.is(errorEnvelopeSchema, bare.body)).toBe(true);
    expect(bare.headers.get('date')).toBe(new Date(NOW).toUTCString());
    const dead = clientOf(sandbox.url, 'dead');
    const failure = await failureOf(dead.client.send(call, sample.leastAsk));
    expect([failure.kind, failure.status, dead.ended]).toEqual(['session-ended', 403, ['SESSION_EXPIRED']]);
  },
);

test('whoever uploads without a token is refused before the file is looked at', async () => {
  const bare = await sandbox.send('POST', '/api/user/upload-document', { body: {} });
  expect([bare.status, bare.body['code']]).toEqual([403, 'SESSION_ENDED']);
});

const withFields = inJson.filter(([, sample]) => bentAsks(sample).length > 0);

test.each(withFields)(
  '%s refuses a field of the wrong kind, or left out, and names it',
  async (_name, sample) => {
    const who = askerOf(sample);
    const token = who === null ? null : await signIn(sandbox, who);
    for (const { ask, field } of bentAsks(sample)) {
      const { client, wires } = clientOf(sandbox.url, token);
      const failure = await failureOf(client.send(sample.call, ask));
      expect([field, failure.status, failure.kind]).toEqual([field, 400, 'refused']);
      const named = Object.keys(failure.fieldErrors);
      expect(
        named.some((name) => name === 'body' || name.split('.')[0] === field),
        `${field}: ${named.join(', ')}`,
      ).toBe(true);
      expect(v.is(errorEnvelopeSchema, JSON.parse(wires[0]?.text ?? ''))).toBe(true);
    }
  },
);

const barredFrom = {
  deposit: payIn,
  'launch-game': { body: { slug: 'harbour-sevens', mode: 'real', deviceType: 'mobile' } },
  'activate-bonus': { body: { bonusId: 'shell-gift' } },
  coupon: { body: { code: 'SEASHELL5' } },
} satisfies Record<string, Ask>;

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const unknown: readonly (readonly [string, Ask])[] = [
  ['get-game', { params: { slug: 'no-such-game' } }],
  ['launch-game', { body: { slug: 'no-such-game', mode: 'real', deviceType: 'mobile' } }],
  ['add-favorite', { body: { gameId: 'g0' } }],
  ['remove-favorite', { query: { gameId: 'g0' } }],
  ['get-tournaments', { query: { id: 'no-such-race' } }],
  ['activate-bonus', { body: { bonusId: 'no-such-offer' } }],
  ['cancel-bonus', { body: { bonusId: '999999' } }],
  ['coupon', { body: { code: 'NOSUCHCODE' } }],
  ['deposit', { body: { ...payIn.body, methodId: 999 } }],
  ['withdraw', { body: { ...payOut.body, methodId: 999 } }],
  ['three-ds-webhook', { body: { PaReq: 'x', MD: 'x' } }],
  ['delete-document', { params: { id: NOBODYS } }],
  ['cancel-pending-limit', { params: { id: '999999' } }],
  ['put-limit', { body: { type: 'deposit', period: 1, amount: 10, confirmPendingId: '999999' } }],
];

describe('on a fresh platform', () => {
  beforeEach(() => sandbox.reset(NOW));

  test.each([
    ['self-excluded', 'SELF_EXCLUDED'],
    ['frozen', 'ACCOUNT_FROZEN'],
  ] as const)(
    'a %s player may neither pay in, play nor take a reward, and is told why',
    async (persona, code) => {
      const token = await signIn(sandbox, persona);
      for (const [name, ask] of Object.entries(barredFrom)) {
        expect({ name, ...(await refusalOf(name, { ask, token })) }).toMatchObject({
          name,
          kind: 'refused',
          status: 422,
          code,
        });
      }
      const { body } = await sandbox.send('GET', '/api/admin/get-rakeback-days', { token });
      const [bonusId] = JSON.stringify(body).match(/rb-\d+-20261120/) ?? [];
      const day = '2026-11-20';
      const ask = {
        query: { timeZone: 'UTC', customerDate: day, bonusId: String(bonusId) },
        body: { bonusId: String(bonusId), claimDate: day, customerDate: day },
      };
      const { client } = clientOf(sandbox.url, token);
      expect(await failureOf(client.send(claimRakeback, ask))).toMatchObject({ status: 422, code });
    },
  );

  test.each(['self-excluded', 'frozen'] as const)(
    'a %s player still signs in, reads and withdraws',
    async (persona) => {
      const token = await signIn(sandbox, persona);
      const { client } = clientOf(sandbox.url, token);
      for (const name of ['get-user-details', 'get-transactions', 'get-limits', 'get-documents']) {
        const { call, leastAsk } = sampleOf(name);
        expect(await client.send(call, leastAsk)).toBeDefined();
      }
      expect(await client.send(sampleOf('withdraw').call, payOut)).toMatchObject({ status: 'pending' });
    },
  );

  test.each(unknown)('%s of something that does not exist is told so', async (name, ask) => {
    const token = await signIn(sandbox, 'depositor');
    expect(await refusalOf(name, { ask, token })).toMatchObject({ kind: 'refused', status: 404 });
  });

  test.each([
    ['claim-rakeback', claim('2026-11-20')],
    ['coupon', { body: { code: 'SEASHELL5' } }],
    ['activate-bonus', { body: { bonusId: 'workday-drift' } }],
  ] as const)('%s a second time is told that it is done already', async (name, ask) => {
    const token = await signIn(sandbox, 'depositor');
    const { client } = clientOf(sandbox.url, token);
    await client.send(sampleOf(name).call, ask);
    expect(await refusalOf(name, { ask, token })).toMatchObject({ kind: 'refused', status: 409 });
  });

  test('a bonus given up a second time is told that it is done already', async () => {
    const token = await signIn(sandbox, 'depositor');
    const ask = await running('workday-drift')({ sandbox, token });
    await clientOf(sandbox.url, token).client.send(sampleOf('cancel-bonus').call, ask);
    expect(await refusalOf('cancel-bonus', { ask, token })).toMatchObject({ kind: 'refused', status: 409 });
  });

  test('the sixth wrong password of an address is told to wait, and for how long', async () => {
    const body = { email: 'depositor@player.test', password: 'wrong' };
    const tries: Answer[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      tries.push(await sandbox.send('POST', '/api/user/login', { body }));
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    const { client } = clientOf(sandbox.url);
    expect(await failureOf(client.send(sampleOf('login').call, { body }))).toMatchObject({
      status: 429,
      retryAfterMs: 900_000,
    });
  });
});

test('what has no address here is refused in the same words as everything else', async () => {
  const lost = await sandbox.send('GET', '/api/user/no-such-call');
  expect([lost.status, v.is(errorEnvelopeSchema, lost.body)]).toEqual([404, true]);
  const { call, ask } = sampleOf('get-calendar-award');
  expect((await failureOf(clientOf(sandbox.url).client.send(call, ask))).kind).toBe('session-ended');
  expect(await askFor(sampleOf('loyalty'), { part: 'full', scene: { sandbox, token: '' } })).toEqual({});
});
