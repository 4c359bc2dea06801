import { beforeEach, expect, test } from 'vitest';
import { createDocumentClient, createPng } from '../testing/document-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const { upload, ids } = createDocumentClient(sandbox);
let token: string;

beforeEach(async () => {
  await sandbox.reset('2026-11-20T17:17:19.000Z');
  token = await sandbox.logIn('unverified');
});

async function readDocuments(): Promise<unknown> {
  return (await sandbox.requestData('GET', '/api/user/get-documents', { token }))['documents'];
}

async function takeBack(id: string | undefined): Promise<void> {
  const path = `/api/user/upload-document/${id}`;
  expect((await sandbox.request('DELETE', path, { token })).status).toBe(200);
}

const review = (id: string | undefined, status: string, reason: string) =>
  sandbox.request('POST', '/sandbox/documents/review', { body: { id, status, reason } });

test('an answer that is taken back leaves the request as it was [PRF-07]', async () => {
  const [id] = await ids(token);
  await review(id, 'requested', 'The last one has expired');
  const asked = await readDocuments();
  expect(asked).toMatchObject([{ id, status: 'requested', reason: 'The last one has expired' }]);
  for (const _time of [1, 2]) {
    expect(await upload(token, createPng(100))).toBe(200);
    expect(await readDocuments()).toMatchObject([{ id, status: 'pending', reason: null }]);
    await takeBack(id);
    expect(await readDocuments()).toEqual(asked);
  }
  await upload(token, createPng(100));
  await review(id, 'rejected', 'A corner is missing');
  await takeBack(id);
  expect(await readDocuments()).toEqual(asked);
});

test('a document nobody had asked for is gone once it is taken back [PRF-07]', async () => {
  const [asked] = await ids(token);
  await upload(token, createPng(100));
  await upload(token, createPng(100));
  const sent = (await ids(token)).find((id) => id !== asked);
  await takeBack(sent);
  expect(await ids(token)).toEqual([asked]);
});
