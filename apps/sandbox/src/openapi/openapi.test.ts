import { readdir, readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { FIXTURES } from '@baize/api/fixtures';
import { SERVED_ENDPOINTS } from '../endpoints/register-endpoints.ts';
import { publishEndpoints } from './document.ts';
import { getExamplePersona } from './examples.ts';
import { valueAt } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

const description = async () => (await sandbox.request('GET', '/openapi.json')).body;
const operationAt = (document: object, { path, method }: { path: string; method: string }) =>
  valueAt(document, 'paths', path, method.toLowerCase());

test('every call that is served is described, with what it asks, answers and refuses', async () => {
  const document = await description();
  expect(document['openapi']).toBe('3.1.0');
  for (const call of SERVED_ENDPOINTS) {
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
    expect(valueAt(operation, 'responses', '403') !== undefined, call.name).toBe(call.auth !== 'none');
    expect(valueAt(operation, 'requestBody') !== undefined, call.name).toBe('body' in call.request);
  }
});

test('the sample answers a client is tested with are the description’s examples', async () => {
  const document = await description();
  for (const { endpoint, typicalResponse, maximalResponse } of FIXTURES.filter(
    (one) => one.endpoint.envelope !== 'with-message',
  )) {
    const content = valueAt(
      operationAt(document, endpoint),
      'responses',
      '200',
      'content',
      'application/json',
    );
    const shown = (name: string) => JSON.stringify(valueAt(content, 'examples', name, 'value'));
    for (const [name, data] of [['everyday', typicalResponse] as const, ['most', maximalResponse] as const]) {
      expect(shown(name), endpoint.name).toBe(JSON.stringify({ success: true, data }));
    }
  }
});

test('a call that says it needs a session refuses without one, and one that says it checks its form does', async () => {
  const token = await sandbox.logIn('depositor');
  for (const call of SERVED_ENDPOINTS.filter(({ auth }) => auth === 'required')) {
    const path = call.path.replace('{id}', '1');
    const extras = call.method === 'GET' ? {} : { body: {} };
    const refused = await sandbox.request(call.method, path, extras);
    expect([refused.status, refused.body['code']], call.name).toEqual([403, 'SESSION_ENDED']);
  }
  for (const call of SERVED_ENDPOINTS.filter(
    ({ request, encoding }) => 'body' in request && encoding === 'json',
  )) {
    const refused = await sandbox.request(call.method, call.path, { token, body: 7 });
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
    for (const [, code = ''] of source.matchAll(
      /(?:ruleError|conflictError|notFoundError)\(\s*'([A-Z\d_]+)'/g,
    )) {
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
    expect(valueAt(document, ...pointer.split('/')), pointer).toBeDefined();
  }
  const names = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('claim-rakeback-repeat');
});

test('what the platform tells sockets is described beside the calls', async () => {
  const document = await description();
  for (const name of ['debit', 'credit', 'failedDeposit', 'session', 'limit']) {
    expect(valueAt(document, 'x-events', name, 'type'), name).toBe('object');
  }
  expect(valueAt(document, 'x-events', 'credit', 'required')).toContain('sequence');
});

/** What has to be done first; the form beside the example says so. */
const AFTER_SOMETHING = [
  'verify-email',
  'reset-password',
  'three-ds-webhook',
  'confirm-two-step',
  'renew-recovery-codes',
  'redeem-handover',
];

test.each(
  publishEndpoints(SERVED_ENDPOINTS)
    .filter(
      ({ method, path, operation }) =>
        method !== 'GET' && operation.requestBody?.content['application/json'] && !path.includes('{'),
    )
    .filter(({ operation: { operationId } }) => !AFTER_SOMETHING.includes(operationId))
    .map((call) => [call.operation.operationId, call] as const),
)(
  'the examples of %s are answered as they stand, by whom the form chooses',
  async (name, { method, path, operation }) => {
    const who = getExamplePersona({ name, auth: operation['x-baize'].auth });
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
        who === null ? null : await sandbox.request('POST', '/sandbox/sign-in', { body: { persona: who } });
      const token = signedIn === null ? {} : { token: String(signedIn.body['accessToken']) };
      const { status, body } = await sandbox.request(method, `${path}?${query.toString()}`, {
        ...token,
        body: value,
      });
      expect([status, body['errors']]).toEqual([200, undefined]);
    }
  },
);
