import { uploadDocument } from '@baize/api/calls/account';
import { successEnvelopeSchema } from '@baize/api/envelope';
import { SAMPLES, type Sample } from '@baize/api/samples';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { at } from '../testing/cashier-of.ts';
import { clientOf } from '../testing/client-of.ts';
import { sandboxUnderTest } from '../testing/sandbox-under-test.ts';
import { askerOf, askFor } from './asks.ts';
import { NOW, sendDocument, signIn, type Scene } from './set-up.ts';

const sandbox = sandboxUnderTest();
const inJson = SAMPLES.filter(({ call }) => call.encoding === 'json').map(
  (sample) => [sample.call.name, sample] as const,
);

beforeAll(() => sandbox.reset(NOW));

async function sceneOf(sample: Sample): Promise<Scene> {
  const who = askerOf(sample);
  return { sandbox, token: who === null ? '' : await signIn(sandbox, who) };
}

/** The platform's time as the header of an answer carries it. */
async function platformDate(): Promise<string> {
  const { body } = await sandbox.send('GET', '/sandbox/state');
  return new Date(String(at(body, 'clock', 'now'))).toUTCString();
}

test('the sandbox serves every call the client knows, and no other', async () => {
  const { body } = await sandbox.send('GET', '/sandbox/state');
  expect(body['calls']).toHaveLength(SAMPLES.length);
  expect(body['calls']).toEqual(expect.arrayContaining(SAMPLES.map(({ call }) => call.name)));
});

test.each(inJson)('%s, asked in full and in brief, is answered in all its parts', async (_name, sample) => {
  const { call } = sample;
  for (const part of ['full', 'least'] as const) {
    if (call.method !== 'GET') await sandbox.reset(NOW);
    const scene = await sceneOf(sample);
    const ask = await askFor(sample, { part, scene });
    const { client, problems, ended, wires } = clientOf(sandbox.url, scene.token || null);
    const once = call.sentOnce ? { idempotencyKey: `${call.name}-${part}` } : {};
    expect(await client.send(call, ask, once)).toBeDefined();
    expect({ problems, ended }).toEqual({ problems: [], ended: [] });
    expect(wires).toMatchObject([{ status: 200, date: await platformDate() }]);
    const isWrapped = v.is(successEnvelopeSchema, JSON.parse(wires[0]?.text ?? ''));
    expect(isWrapped || call.envelope === 'optional').toBe(true);
  }
});

test('upload-document, sent as a browser sends a form, is answered in all its parts', async () => {
  const token = await signIn(sandbox, 'depositor');
  const { status, date, body } = await sendDocument({ sandbox, token });
  expect([status, date, v.is(successEnvelopeSchema, body)]).toEqual([200, await platformDate(), true]);
  expect(v.parse(uploadDocument.answers, at(body, 'data')).document.status).toBe('pending');
});
