import { claimRakeback } from '@baize/api/endpoints/rewards';
import { errorEnvelopeSchema } from '@baize/api/envelope';
import { FIXTURES, type Fixture } from '@baize/api/fixtures';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApiClient, catchFailure } from '../testing/test-api-client.ts';
import { connectTestSandbox, type TestResponse } from '../testing/test-sandbox.ts';
import { getRequestPersona, createRequest } from './example-requests.ts';
import { createInvalidRequests } from './invalid-requests.ts';
import {
  claimRequestFor,
  TEST_INSTANT,
  depositRequest,
  withdrawalRequest,
  withActiveBonus,
  signInAs,
  type EndpointRequestData,
} from './test-scene.ts';

const sandbox = connectTestSandbox();
const named = FIXTURES.map((sample) => [sample.endpoint.name, sample] as const);
const inJson = named.filter(([, { endpoint }]) => endpoint.encoding === 'json');

beforeAll(() => sandbox.reset(TEST_INSTANT));

const sampleOf = (name: string): Fixture => {
  const found = FIXTURES.find(({ endpoint }) => endpoint.name === name);
  if (!found) throw new Error(`there is no call ${name}`);
  return found;
};

/** Asks as a signed-in client that does not know better, and answers how it was refused. */
async function refusalOf(name: string, { ask, token }: { ask: EndpointRequestData; token: string }) {
  const { client } = createTestApiClient(sandbox.url, token);
  const { kind, status, code, fieldErrors } = await catchFailure(client.send(sampleOf(name).endpoint, ask));
  return { kind, status, code, fields: Object.keys(fieldErrors) };
}

const protectedCalls = inJson.filter(([, { endpoint }]) => endpoint.auth === 'required');

test.each(protectedCalls)(
  '%s is refused without a token, and ends the session of a dead one',
  async (_name, sample) => {
    const { endpoint } = sample;
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
    const bare = await sandbox.request(endpoint.method, path);
    expect([bare.status, bare.body['code']]).toEqual([403, 'SESSION_ENDED']);
    expect(v.is(errorEnvelopeSchema, bare.body)).toBe(true);
    expect(bare.headers.get('date')).toBe(new Date(TEST_INSTANT).toUTCString());
    const dead = createTestApiClient(sandbox.url, 'dead');
    const failure = await catchFailure(dead.client.send(endpoint, sample.minimalRequest));
    expect([failure.kind, failure.status, dead.ended]).toEqual(['session-ended', 403, ['SESSION_EXPIRED']]);
  },
);

test('whoever uploads without a token is refused before the file is looked at', async () => {
  const bare = await sandbox.request('POST', '/api/user/upload-document', { body: {} });
  expect([bare.status, bare.body['code']]).toEqual([403, 'SESSION_ENDED']);
});

const withFields = inJson.filter(([, sample]) => createInvalidRequests(sample).length > 0);

test.each(withFields)(
  '%s refuses a field of the wrong kind, or left out, and names it',
  async (_name, sample) => {
    const who = getRequestPersona(sample);
    const token = who === null ? null : await signInAs(sandbox, who);
    for (const { ask, field } of createInvalidRequests(sample)) {
      const { client, responses } = createTestApiClient(sandbox.url, token);
      const failure = await catchFailure(client.send(sample.endpoint, ask));
      expect([field, failure.status, failure.kind]).toEqual([field, 400, 'refused']);
      const named = Object.keys(failure.fieldErrors);
      expect(
        named.some((name) => name === 'body' || name.split('.')[0] === field),
        `${field}: ${named.join(', ')}`,
      ).toBe(true);
      expect(v.is(errorEnvelopeSchema, JSON.parse(responses[0]?.text ?? ''))).toBe(true);
    }
  },
);

const barredFrom = {
  deposit: depositRequest,
  'launch-game': { body: { slug: 'harbour-sevens', mode: 'real', deviceType: 'mobile' } },
  'activate-bonus': { body: { bonusId: 'shell-gift' } },
  coupon: { body: { code: 'SEASHELL5' } },
} satisfies Record<string, EndpointRequestData>;

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const unknown: readonly (readonly [string, EndpointRequestData])[] = [
  ['get-game', { params: { slug: 'no-such-game' } }],
  ['launch-game', { body: { slug: 'no-such-game', mode: 'real', deviceType: 'mobile' } }],
  ['add-favorite', { body: { gameId: 'g0' } }],
  ['remove-favorite', { query: { gameId: 'g0' } }],
  ['get-tournaments', { query: { id: 'no-such-race' } }],
  ['activate-bonus', { body: { bonusId: 'no-such-offer' } }],
  ['cancel-bonus', { body: { bonusId: '999999' } }],
  ['coupon', { body: { code: 'NOSUCHCODE' } }],
  ['deposit', { body: { ...depositRequest.body, methodId: 999 } }],
  ['withdraw', { body: { ...withdrawalRequest.body, methodId: 999 } }],
  ['three-ds-webhook', { body: { PaReq: 'x', MD: 'x' } }],
  ['delete-session', { params: { id: '999999' } }],
  ['get-data-file', { params: { id: NOBODYS } }],
  ['delete-document', { params: { id: NOBODYS } }],
  ['cancel-pending-limit', { params: { id: '999999' } }],
  ['put-limit', { body: { type: 'deposit', period: 1, amount: 10, confirmPendingId: '999999' } }],
];

describe('on a fresh platform', () => {
  beforeEach(() => sandbox.reset(TEST_INSTANT));

  test.each([
    ['self-excluded', 'SELF_EXCLUDED'],
    ['frozen', 'ACCOUNT_FROZEN'],
  ] as const)(
    'a %s player may neither pay in, play nor take a reward, and is told why',
    async (persona, code) => {
      const token = await signInAs(sandbox, persona);
      for (const [name, ask] of Object.entries(barredFrom)) {
        expect({ name, ...(await refusalOf(name, { ask, token })) }).toMatchObject({
          name,
          kind: 'refused',
          status: 422,
          code,
        });
      }
      const { body } = await sandbox.request('GET', '/api/admin/get-rakeback-days', { token });
      const [bonusId] = JSON.stringify(body).match(/rb-\d+-20261120/) ?? [];
      const day = '2026-11-20';
      const ask = {
        query: { timeZone: 'UTC', customerDate: day, bonusId: String(bonusId) },
        body: { bonusId: String(bonusId), claimDate: day, customerDate: day },
      };
      const { client } = createTestApiClient(sandbox.url, token);
      expect(await catchFailure(client.send(claimRakeback, ask))).toMatchObject({ status: 422, code });
    },
  );

  test.each(['self-excluded', 'frozen'] as const)(
    'a %s player still signs in, reads and withdraws',
    async (persona) => {
      const token = await signInAs(sandbox, persona);
      const { client } = createTestApiClient(sandbox.url, token);
      for (const name of ['get-user-details', 'get-transactions', 'get-limits', 'get-documents']) {
        const { endpoint, minimalRequest } = sampleOf(name);
        expect(await client.send(endpoint, minimalRequest)).toBeDefined();
      }
      expect(await client.send(sampleOf('withdraw').endpoint, withdrawalRequest)).toMatchObject({
        status: 'pending',
      });
    },
  );

  test.each(unknown)('%s of something that does not exist is told so', async (name, ask) => {
    const token = await signInAs(sandbox, 'depositor');
    expect(await refusalOf(name, { ask, token })).toMatchObject({ kind: 'refused', status: 404 });
  });

  test.each([
    ['claim-rakeback', claimRequestFor('2026-11-20')],
    ['coupon', { body: { code: 'SEASHELL5' } }],
    ['activate-bonus', { body: { bonusId: 'workday-drift' } }],
  ] as const)('%s a second time is told that it is done already', async (name, ask) => {
    const token = await signInAs(sandbox, 'depositor');
    const { client } = createTestApiClient(sandbox.url, token);
    await client.send(sampleOf(name).endpoint, ask);
    expect(await refusalOf(name, { ask, token })).toMatchObject({ kind: 'refused', status: 409 });
  });

  test('a bonus given up a second time is told that it is done already', async () => {
    const token = await signInAs(sandbox, 'depositor');
    const ask = await withActiveBonus('workday-drift')({ sandbox, token });
    await createTestApiClient(sandbox.url, token).client.send(sampleOf('cancel-bonus').endpoint, ask);
    expect(await refusalOf('cancel-bonus', { ask, token })).toMatchObject({ kind: 'refused', status: 409 });
  });

  test('the sixth wrong password of an address is told to wait, and for how long', async () => {
    const body = { email: 'depositor@player.test', password: 'wrong' };
    const tries: TestResponse[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      tries.push(await sandbox.request('POST', '/api/user/login', { body }));
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    const { client } = createTestApiClient(sandbox.url);
    expect(await catchFailure(client.send(sampleOf('login').endpoint, { body }))).toMatchObject({
      status: 429,
      retryAfterMs: 900_000,
    });
  });
});

test('what has no address here is refused in the same words as everything else', async () => {
  const lost = await sandbox.request('GET', '/api/user/no-such-call');
  expect([lost.status, v.is(errorEnvelopeSchema, lost.body)]).toEqual([404, true]);
  const { endpoint, request } = sampleOf('get-calendar-award');
  expect((await catchFailure(createTestApiClient(sandbox.url).client.send(endpoint, request))).kind).toBe(
    'session-ended',
  );
  expect(await createRequest(sampleOf('loyalty'), { part: 'full', scene: { sandbox, token: '' } })).toEqual(
    {},
  );
});
