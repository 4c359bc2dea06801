import { errorEnvelopeSchema, successEnvelopeSchema } from '@baize/api/envelope';
import { FIXTURES, type Fixture } from '@baize/api/fixtures';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { getRequestPersona, createRequest } from './example-requests.ts';
import { HOSTILE_TEXTS } from './hostile-input.ts';
import { mutatedRequests, type RawRequest } from './mutated-requests.ts';
import { TEST_INSTANT, signInAs } from './test-scene.ts';

/** `FUZZ_RUNS=2000` looks longer. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 50);
/** Longer than any honest answer on a busy machine. */
const HANG_MS = 15_000;
const FORESEEN = new Set([200, 400, 403, 404, 409, 413, 415, 422, 429, 431]);

const sandbox = connectTestSandbox();
const envelopeSchema = v.union([successEnvelopeSchema, errorEnvelopeSchema]);
const bareSchema = v.record(v.string(), v.unknown());
const inJson = FIXTURES.filter(({ endpoint }) => endpoint.encoding === 'json').map(
  (sample) => [sample.endpoint.name, sample] as const,
);

beforeEach(() => sandbox.reset(TEST_INSTANT));

type Heard = { status: number; text: string; date: string | null };

async function hear(method: string, path: string, init: RequestInit): Promise<Heard> {
  const signal = AbortSignal.timeout(HANG_MS);
  const response = await fetch(`${sandbox.url}${path}`, { ...init, method, redirect: 'manual', signal });
  return { status: response.status, text: await response.text(), date: response.headers.get('date') };
}

/** Whatever came in: an answer the contract foresees, in its envelope, with the platform's date and nothing of the inside. */
function expectForeseen({ status, text, date }: Heard, { endpoint }: Fixture): void {
  expect(FORESEEN, text).toContain(status);
  const answer: unknown = JSON.parse(text);
  const isSaid =
    v.is(envelopeSchema, answer) || (endpoint.envelope === 'optional' && v.is(bareSchema, answer));
  expect(isSaid, text.slice(0, 500)).toBe(true);
  expect(
    v.is(successEnvelopeSchema, answer) || endpoint.envelope === 'optional' || status !== 200,
    text,
  ).toBe(true);
  expect(date).not.toBeNull();
  expect(text).not.toMatch(/node_modules|\.ts:\d|Failed query|insert into|at async/);
}

test.each(inJson)(
  'whatever is asked of %s, it is answered in the platform’s words and never breaks',
  async (_name, sample) => {
    const { endpoint } = sample;
    const who = getRequestPersona(sample);
    let token = who === null ? '' : await signInAs(sandbox, who);
    const scene = { sandbox, token };
    const sound = [
      sample.request,
      sample.minimalRequest,
      await createRequest(sample, { part: 'full', scene }),
    ];
    const send = async ({ path, headers, body }: RawRequest): Promise<void> => {
      const bearer = token === '' ? {} : { authorization: `Bearer ${token}` };
      const heard = await hear(endpoint.method, path, { headers: { ...bearer, ...headers }, body });
      expectForeseen(heard, sample);
      if (heard.status === 403 && who !== null) token = await signInAs(sandbox, who);
    };
    await fc.assert(fc.asyncProperty(mutatedRequests(sample, sound), send), { numRuns: RUNS });
    expect((await sandbox.request('GET', '/sandbox/state')).body['ledger']).toEqual({
      unbalanced: [],
      wrongWallets: [],
    });
  },
);

const hostileForm = fc.record({
  names: fc.array(fc.constantFrom('labelId', 'file', 'file2', '__proto__', 'constructor', ''), {
    maxLength: 14,
  }),
  label: fc.constantFrom('identity', ...HOSTILE_TEXTS),
  fileName: fc.constantFrom(
    'passport.png',
    '../../x.png',
    'a'.repeat(2_000),
    '.png',
    'x.svg\u0000.png',
    '\u202egnp.exe',
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 64 }),
    fc.constantFrom(Uint8Array.of(0x89, 0x50, 0x4e, 0x47), new Uint8Array(200_000)),
  ),
});

const BOUNDARY = 'x';
const soundForm = [
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="labelId"',
  '',
  'identity',
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="file"; filename="passport.png"',
  'content-type: image/png',
  '',
  '\u0089PNG',
  `--${BOUNDARY}--`,
  '',
].join('\r\n');
const brokenForm = fc.record({
  type: fc.constantFrom(
    `multipart/form-data; boundary=${BOUNDARY}`,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    `multipart/mixed; boundary=${BOUNDARY}`,
  ),
  body: fc.oneof(
    fc.nat(soundForm.length).map((end) => soundForm.slice(0, end)),
    fc.constantFrom(
      `--${BOUNDARY}\r\nfoo`,
      '',
      soundForm.replace('passport', 'pass\u0000port'),
      soundForm.replace('name="file"', 'name="file'),
      soundForm.replaceAll('\r\n', '\n'),
    ),
  ),
});

test('a form that breaks off, has no boundary or names no file is refused in the platform’s words', async () => {
  const sample = FIXTURES.find(({ endpoint }) => endpoint.encoding === 'multipart');
  if (!sample) throw new Error('no call takes a form');
  const token = await signInAs(sandbox, 'depositor');
  const send = async ({ type, body }: { type: string; body: string }) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    expectForeseen(await hear('POST', sample.endpoint.path, { headers, body }), sample);
  };
  await fc.assert(fc.asyncProperty(brokenForm, send), { numRuns: RUNS });
  const { body } = await sandbox.request('GET', '/api/user/get-documents', { token });
  expect(v.is(successEnvelopeSchema, body)).toBe(true);
});

test('whatever form is uploaded, it is answered in the platform’s words and never breaks', async () => {
  const sample = FIXTURES.find(({ endpoint }) => endpoint.encoding === 'multipart');
  if (!sample) throw new Error('no call takes a form');
  const token = await signInAs(sandbox, 'depositor');
  const send = async ({
    names,
    label,
    fileName,
    bytes,
  }: typeof hostileForm extends fc.Arbitrary<infer F> ? F : never) => {
    const form = new FormData();
    for (const name of names) {
      if (name.startsWith('file')) form.append(name, new File([Buffer.from(bytes)], fileName));
      else form.append(name, label);
    }
    const headers = { authorization: `Bearer ${token}` };
    expectForeseen(await hear('POST', sample.endpoint.path, { headers, body: form }), sample);
  };
  await fc.assert(fc.asyncProperty(hostileForm, send), { numRuns: RUNS });
  const { body } = await sandbox.request('GET', '/api/user/get-documents', { token });
  expect(v.is(successEnvelopeSchema, body)).toBe(true);
});
