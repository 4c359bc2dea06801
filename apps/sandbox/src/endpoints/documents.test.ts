import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '@baize/domain/uploads';
import { fetchOutbox } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 0, 255]);
const sandbox = connectTestSandbox();
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('newcomer');
});

type Sending = { labelId?: string | null; name?: string; asToken?: string };

async function upload(bytes: Uint8Array<ArrayBuffer> | null, sending: Sending = {}) {
  const { labelId = 'identity', name = 'passport.png', asToken = token } = sending;
  const form = new FormData();
  if (labelId !== null) form.set('labelId', labelId);
  if (bytes) form.set('file', new Blob([bytes]), name);
  const response = await fetch(`${sandbox.url}/api/user/upload-document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asToken}` },
    body: form,
  });
  const body: Record<string, unknown> = JSON.parse(await response.text());
  return { status: response.status, body };
}

type Row = { id: string; labelId: string; status: string; reason: string | null; uploadedAt: string | null };

async function documents(asToken = token): Promise<Row[]> {
  const data = await sandbox.requestData('GET', '/api/user/get-documents', { token: asToken });
  const rows: Row[] = JSON.parse(JSON.stringify(data['documents']));
  return rows;
}

async function kycStatus(): Promise<unknown> {
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  const { getUser }: { getUser: { kycStatus: unknown } } = JSON.parse(JSON.stringify(details));
  return getUser.kycStatus;
}

const review = (id: string | undefined, status: string, reason?: string) =>
  sandbox.request('POST', '/sandbox/documents/review', { body: { id, status, reason } });

test('the house says which documents it asks for, and what must be seen on them', async () => {
  const { labels } = await sandbox.requestData('GET', '/api/user/get-document-label', { token });
  expect(labels).toMatchObject([
    { id: 'identity', required: true },
    { id: 'address', required: true },
    { id: 'payment', required: false },
    { id: 'selfie', required: false },
  ]);
});

type Label = { id: string; name: string; hint: string };

async function labelsIn(language: string): Promise<Label[]> {
  const headers = { 'accept-language': language };
  const { labels } = await sandbox.requestData('GET', '/api/user/get-document-label', { token, headers });
  const rows: Label[] = JSON.parse(JSON.stringify(labels));
  return rows;
}

test.each([
  ['de-AT', 'Adressnachweis'],
  ['tr', 'Adres belgesi'],
  ['ar', 'إثبات العنوان'],
])('the house names its documents in %s, and says how they are to look', async (language, address) => {
  const english = await labelsIn('en');
  const asked = await labelsIn(language);
  expect(asked.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(asked[1]?.name).toBe(address);
  for (const [place, { name, hint }] of asked.entries()) {
    expect(name).not.toBe(english[place]?.name);
    expect(hint).not.toBe(english[place]?.hint);
  }
});

test('a language the house does not speak reads of documents in English', async () => {
  expect(await labelsIn('nl')).toEqual(await labelsIn('en'));
});

test('a document is kept byte for byte, waits for review, and a reviewer can open it', async () => {
  const { status, body } = await upload(PNG);
  expect(status).toBe(200);
  expect(body['data']).toMatchObject({
    document: { labelId: 'identity', name: 'passport.png', status: 'pending', uploadedAt: NOW },
  });
  expect(await kycStatus()).toBe('PENDING');
  const kept = await sandbox.request('GET', '/sandbox/documents?persona=newcomer');
  const sha256 = createHash('sha256').update(PNG).digest('hex');
  expect(kept.body['documents']).toMatchObject([{ kind: 'png', size: PNG.byteLength, sha256 }]);
  const [row] = await documents();
  const file = await fetch(`${sandbox.url}/sandbox/documents/${row?.id}/file`);
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
});

test('confirming every required document approves the player, who hears of each by mail', async () => {
  await upload(PNG);
  await upload(PNG, { labelId: 'address' });
  const [first, second] = await documents();
  await review(first?.id, 'confirmed');
  expect(await kycStatus()).toBe('PENDING');
  const { body } = await review(second?.id, 'confirmed');
  expect(body['kycStatus']).toBe('APPROVED');
  expect(await kycStatus()).toBe('APPROVED');
  expect(await fetchOutbox(sandbox, 'newcomer@player.test')).toHaveLength(2);
});

test('a rejected document says why and can be taken back or sent again', async () => {
  await upload(PNG);
  const [row] = await documents();
  await review(row?.id, 'rejected', 'A corner is missing');
  expect(await documents()).toMatchObject([{ status: 'rejected', reason: 'A corner is missing' }]);
  expect(await kycStatus()).toBe('REJECTED');
  await upload(PNG);
  expect(await documents()).toHaveLength(2);
  const gone = await sandbox.request('DELETE', `/api/user/upload-document/${row?.id}`, { token });
  expect(gone.status).toBe(200);
  expect(await documents()).toMatchObject([{ status: 'pending' }]);
});

test('a request has no date of upload, and is answered by the next document of its kind', async () => {
  const asked = await sandbox.logIn('unverified');
  const [request] = await documents(asked);
  expect(request).toMatchObject({ status: 'requested', uploadedAt: null });
  const path = `/api/user/upload-document/${request?.id}`;
  expect((await sandbox.request('DELETE', path, { token: asked })).body['code']).toBe('DOCUMENT_REQUESTED');
  await upload(PNG, { asToken: asked });
  expect(await documents(asked)).toMatchObject([{ id: request?.id, status: 'pending', uploadedAt: NOW }]);
});

test('a tester asks a player for a document', async () => {
  const body = { persona: 'newcomer', labelId: 'selfie', reason: 'Your account was opened today' };
  await sandbox.request('POST', '/sandbox/documents/request', { body });
  expect(await documents()).toMatchObject([{ labelId: 'selfie', status: 'requested', uploadedAt: null }]);
});

test('a confirmed document stays, and nobody touches another player’s', async () => {
  const approved = await sandbox.logIn('kyc-approved');
  const [row] = await documents(approved);
  const path = `/api/user/upload-document/${row?.id}`;
  const kept = await sandbox.request('DELETE', path, { token: approved });
  expect([kept.status, kept.body['code']]).toEqual([422, 'DOCUMENT_CONFIRMED']);
  expect((await sandbox.request('DELETE', path, { token })).status).toBe(404);
  expect((await sandbox.request('DELETE', '/api/user/upload-document/1', { token })).status).toBe(404);
});

const TYPE = { file: 'form.validation.invalid.upload.type' };

test.each([
  ['a program named as a picture', Uint8Array.from([0x4d, 0x5a, 0, 0, 0, 0, 0, 0]), {}, TYPE],
  ['a picture named as a program', PNG, { name: 'passport.png.exe' }, TYPE],
  ['a picture named as another kind', PNG, { name: 'passport.pdf' }, TYPE],
  ['an empty file', new Uint8Array(0), {}, TYPE],
  ['the first bytes of a picture alone', Uint8Array.of(0xff, 0xd8, 0xff), { name: 'passport.jpg' }, TYPE],
  ['a file whose name cannot be written down', PNG, { name: 'pass\u0000port.png' }, TYPE],
  ['no file', null, {}, { file: 'form.validation.invalid.required' }],
  ['no label', PNG, { labelId: null }, { labelId: 'form.validation.invalid.required' }],
  ['an unknown label', PNG, { labelId: 'diary' }, { labelId: 'form.validation.invalid.format' }],
] as const)('%s is refused and leaves nothing behind', async (_what, bytes, sending, errors) => {
  const refused = await upload(bytes, sending);
  expect([refused.status, refused.body['errors']]).toEqual([400, errors]);
  expect(await documents()).toEqual([]);
});

test('a file one byte under 25 MB is taken, one of 25 MB is not', async () => {
  const largest = new Uint8Array(UPLOAD_LIMIT_BYTES - 1);
  largest.set(PNG);
  expect((await upload(largest)).status).toBe(200);
  for (const size of [UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_BYTES + 1]) {
    const tooLarge = new Uint8Array(size);
    tooLarge.set(PNG);
    const { status, body } = await upload(tooLarge);
    expect([status, body['errors']]).toEqual([400, { file: 'form.validation.invalid.upload.size' }]);
  }
});

test('a body that is no form is bad input', async () => {
  const { status } = await sandbox.request('POST', '/api/user/upload-document', {
    token,
    body: { labelId: 1 },
  });
  expect(status).toBe(400);
});

test('where the brand asks for a deposit first, documents wait for it', async () => {
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'curacao', override: { allowKYCBeforeDeposit: false } },
  });
  expect((await upload(PNG)).body['code']).toBe('DEPOSIT_FIRST');
  expect((await upload(PNG, { asToken: await sandbox.logIn('depositor') })).status).toBe(200);
});

test('documents need a session before their bytes are looked at', async () => {
  expect((await upload(PNG, { asToken: 'nobody' })).status).toBe(403);
});

test.each([
  ['de-AT', 'Das Datum ist nicht lesbar'],
  ['tr', 'Tarih okunamıyor'],
  ['ar', 'التاريخ غير مقروء'],
  ['fr', 'The date cannot be read'],
])('the house says in %s why it refused a document', async (language, reason) => {
  const depositor = await sandbox.logIn('depositor');
  const { documents: rows } = await sandbox.requestData('GET', '/api/user/get-documents', {
    token: depositor,
    headers: { 'accept-language': language },
  });
  expect(rows).toContainEqual(expect.objectContaining({ status: 'rejected', reason }));
});
