import { readdir, readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { SAMPLES } from '@baize/api/samples';
import { SERVED } from '../calls/register-calls.ts';
import { published } from './document.ts';
import { askerHere } from './examples.ts';
import { at } from '../testing/cashier-of.ts';
import { sandboxUnderTest } from '../testing/sandbox-under-test.ts';

const sandbox = sandboxUnderTest();

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

const description = async () => (await sandbox.send('GET', '/openapi.json')).body;
const operationAt = (document: object, { path, method }: { path: string; method: string }) =>
  at(document, 'paths', path, method.toLowerCase());

test('every call that is served is described, with what it asks, answers and refuses', async () => {
  const document = await description();
  expect(document['openapi']).toBe('3.1.0');
  for (const call of SERVED) {
    const operation = operationAt(document, call);
    expect(operation, call.name).toMatchObject({
      operationId: call.name,
      summary: expect.stringMatching(/\w/),
      responses: {
        200: { content: { 'application/json': { schema: expect.anything() } } },
        500: {},
        503: {},
      },
    });
    expect(at(operation, 'responses', '403') !== undefined, call.name).toBe(call.auth !== 'none');
    expect(at(operation, 'requestBody') !== undefined, call.name).toBe('body' in call.asks);
  }
});

test('the sample answers a client is tested with are the description’s examples', async () => {
  const document = await description();
  for (const { call, happy, maximal } of SAMPLES.filter((one) => one.call.envelope !== 'with-message')) {
    const content = at(operationAt(document, call), 'responses', '200', 'content', 'application/json');
    const shown = (name: string) => JSON.stringify(at(content, 'examples', name, 'value'));
    for (const [name, data] of [['everyday', happy] as const, ['most', maximal] as const]) {
      expect(shown(name), call.name).toBe(JSON.stringify({ success: true, data }));
    }
  }
});

test('a call that says it needs a session refuses without one, and one that says it checks its form does', async () => {
  const token = await sandbox.logIn('depositor');
  for (const call of SERVED.filter(({ auth }) => auth === 'required')) {
    const path = call.path.replace('{id}', '1');
    const extras = call.method === 'GET' ? {} : { body: {} };
    const refused = await sandbox.send(call.method, path, extras);
    expect([refused.status, refused.body['code']], call.name).toEqual([403, 'SESSION_ENDED']);
  }
  for (const call of SERVED.filter(({ asks, encoding }) => 'body' in asks && encoding === 'json')) {
    const refused = await sandbox.send(call.method, call.path, { token, body: 7 });
    expect(refused.status, call.name).toBe(400);
  }
});

test('no code is refused with anywhere that the description does not name', async () => {
  const root = new URL('..', import.meta.url);
  const named = JSON.stringify(await description());
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^(games|play|controls)\//.test(file),
  );
  const codes = new Set<string>();
  for (const file of files) {
    const source = await readFile(new URL(file, root), 'utf8');
    for (const [, code = ''] of source.matchAll(/(?:ruleRefused|alreadyDone|notHere)\(\s*'([A-Z\d_]+)'/g)) {
      codes.add(code);
    }
  }
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !named.includes(`"${code}"`))).toEqual([]);
});

test('whatever the description points to is in it, and no two calls share a name', async () => {
  const document = await description();
  const text = JSON.stringify(document);
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    expect(at(document, ...pointer.split('/')), pointer).toBeDefined();
  }
  const names = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('claim-rakeback-repeat');
});

test('what the platform tells sockets is described beside the calls', async () => {
  const document = await description();
  for (const name of ['debit', 'credit', 'failedDeposit', 'session', 'limit']) {
    expect(at(document, 'x-events', name, 'type'), name).toBe('object');
  }
  expect(at(document, 'x-events', 'credit', 'required')).toContain('sequence');
});

/** What has to be done first; the form beside the example says so. */
const AFTER_SOMETHING = ['verify-email', 'reset-password', 'three-ds-webhook'];

test.each(
  published(SERVED)
    .filter(
      ({ method, path, operation }) =>
        method !== 'GET' && operation.requestBody?.content['application/json'] && !path.includes('{'),
    )
    .filter(({ operation: { operationId } }) => !AFTER_SOMETHING.includes(operationId))
    .map((call) => [call.operation.operationId, call] as const),
)(
  'the examples of %s are answered as they stand, by whom the form chooses',
  async (name, { method, path, operation }) => {
    const who = askerHere({ name, auth: operation['x-baize'].auth });
    const query = new URLSearchParams(
      operation.parameters.flatMap(({ in: place, required, name: part, example }) =>
        place === 'query' && required ? [[part, String(example)]] : [],
      ),
    );
    for (const { value } of Object.values(
      operation.requestBody?.content['application/json']?.examples ?? {},
    )) {
      await sandbox.reset('2026-11-20T17:17:19.000Z');
      const signedIn =
        who === null ? null : await sandbox.send('POST', '/sandbox/sign-in', { body: { persona: who } });
      const token = signedIn === null ? {} : { token: String(signedIn.body['accessToken']) };
      const { status, body } = await sandbox.send(method, `${path}?${query.toString()}`, {
        ...token,
        body: value,
      });
      expect([status, body['errors']]).toEqual([200, undefined]);
    }
  },
);
