import { uploadDocument } from '@baize/api/endpoints/account';
import { successEnvelopeSchema } from '@baize/api/envelope';
import { FIXTURES, type Fixture } from '@baize/api/fixtures';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { createTestApiClient } from '../testing/test-api-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { getRequestPersona, createRequest } from './example-requests.ts';
import { TEST_INSTANT, postDocument, signInAs, type TestScene } from './test-scene.ts';

const sandbox = connectTestSandbox();
const inJson = FIXTURES.filter(({ endpoint }) => endpoint.encoding === 'json').map(
  (sample) => [sample.endpoint.name, sample] as const,
);

beforeAll(() => sandbox.reset(TEST_INSTANT));

async function sceneOf(sample: Fixture): Promise<TestScene> {
  const who = getRequestPersona(sample);
  return { sandbox, token: who === null ? '' : await signInAs(sandbox, who) };
}

/** The platform's time as the header of an answer carries it. */
async function platformDate(): Promise<string> {
  const { body } = await sandbox.request('GET', '/sandbox/state');
  return new Date(String(valueAt(body, 'clock', 'now'))).toUTCString();
}

test('the sandbox serves every call the client knows, and no other', async () => {
  const { body } = await sandbox.request('GET', '/sandbox/state');
  expect(body['calls']).toHaveLength(FIXTURES.length);
  expect(body['calls']).toEqual(expect.arrayContaining(FIXTURES.map(({ endpoint }) => endpoint.name)));
});

test.each(inJson)('%s, asked in full and in brief, is answered in all its parts', async (_name, sample) => {
  const { endpoint } = sample;
  for (const part of ['full', 'least'] as const) {
    if (endpoint.method !== 'GET') await sandbox.reset(TEST_INSTANT);
    const scene = await sceneOf(sample);
    const ask = await createRequest(sample, { part, scene });
    const { client, problems, ended, responses } = createTestApiClient(sandbox.url, scene.token || null);
    const once = endpoint.requiresIdempotencyKey ? { idempotencyKey: `${endpoint.name}-${part}` } : {};
    expect(await client.send(endpoint, ask, once)).toBeDefined();
    expect({ problems, ended }).toEqual({ problems: [], ended: [] });
    expect(responses).toMatchObject([{ status: 200, date: await platformDate() }]);
    const isWrapped = v.is(successEnvelopeSchema, JSON.parse(responses[0]?.text ?? ''));
    expect(isWrapped || endpoint.envelope === 'optional').toBe(true);
  }
});

test('upload-document, sent as a browser sends a form, is answered in all its parts', async () => {
  const token = await signInAs(sandbox, 'depositor');
  const { status, date, body } = await postDocument({ sandbox, token });
  expect([status, date, v.is(successEnvelopeSchema, body)]).toEqual([200, await platformDate(), true]);
  expect(v.parse(uploadDocument.response, valueAt(body, 'data')).document.status).toBe('pending');
});
