// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { uploadDocument } from './endpoints/account.ts';
import { ApiFailure } from './failure.ts';
import { HEADERS } from './headers.ts';
import { captureFailure, json, startClient } from './testing/platform.ts';
import type { UploadProgress } from './upload.ts';

const DOCUMENT = { id: 'd-1', labelId: 'passport', name: 'me.png', status: 'pending' };
const pending = { ...DOCUMENT, reason: null, uploadedAt: null };

afterEach(() => {
  vi.useRealTimers();
});

const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': Object.values(HEADERS).join(', '),
  'Access-Control-Expose-Headers': HEADERS.date,
};

/** A real server that takes uploads as the test says, from pages of any origin. */
async function openServer(take: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(OPEN_TO_ALL)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.end();
    else take(request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const baseUrl = `http://127.0.0.1:${String(address.port)}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return baseUrl;
}

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('latin1');
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function sending(baseUrl: string, more: { bytes?: number; signal?: AbortSignal } = {}) {
  const { client, ...told } = startClient({ baseUrl });
  const progress: UploadProgress[] = [];
  const file = new File([new Uint8Array(more.bytes ?? 4).fill(65)], 'me.png', { type: 'image/png' });
  const answer = client.upload(uploadDocument, {
    request: { body: { labelId: 'passport' } },
    file,
    onProgress: (step) => progress.push(step),
    ...(more.signal ? { signal: more.signal } : {}),
  });
  return { answer, progress, ...told };
}

test('a document goes as multipart with the player’s token, its label first, and comes back as it stands [HTTP-01]', async () => {
  const heard: { headers: IncomingMessage['headers']; text: string }[] = [];
  const baseUrl = await openServer((request, response) => {
    void textOf(request).then((text) => {
      heard.push({ headers: request.headers, text });
      json(response.setHeader('Date', 'Mon, 02 Mar 2026 10:00:00 GMT'), 200, {
        success: true,
        data: { document: DOCUMENT },
      });
    });
  });
  const { answer, dates } = sending(baseUrl);
  expect(await answer).toEqual({ document: pending });
  expect(dates).toEqual(['Mon, 02 Mar 2026 10:00:00 GMT']);
  expect(heard[0]?.headers).toMatchObject({
    authorization: 'Bearer player-token',
    'x-authorization': 'Bearer player-token',
    'accept-language': 'en',
    'cache-control': 'no-cache',
  });
  expect(heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(heard[0]?.text).toMatch(
    /name="labelId"\r\n\r\npassport\r\n[^]*name="file"; filename="me\.png"\r\nContent-Type: image\/png\r\n\r\nAAAA/,
  );
});

test('the player sees how much has left, up to the whole', async () => {
  const baseUrl = await openServer((request, response) => {
    void textOf(request).then(() => json(response, 200, { success: true, data: { document: DOCUMENT } }));
  });
  const { answer, progress } = sending(baseUrl, { bytes: 3_000_000 });
  await answer;
  const sent = progress.map((step) => step.sent);
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  expect(progress.at(-1)?.sent).toBe(progress.at(-1)?.total);
  expect(progress.at(-1)?.total).toBeGreaterThan(3_000_000);
});

test('whoever calls an upload off hears their own reason, and the platform a broken line', async () => {
  const broken = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const baseUrl = await openServer((request) => {
    request.on('close', () => broken.resolve());
    begun.resolve();
  });
  const leaving = new AbortController();
  const { answer } = sending(baseUrl, { signal: leaving.signal });
  await begun.promise;
  leaving.abort(new Error('called off'));
  await expect(answer).rejects.toThrow('called off');
  await broken.promise;
  await expect(sending(baseUrl, { signal: leaving.signal }).answer).rejects.toThrow('called off');
});

test.each([
  [
    'refused by its content',
    400,
    { message: 'no', errors: { file: 'form.validation.invalid.upload.type' } },
    'refused',
  ],
  ['met by a stumble', 500, { message: 'no' }, 'server'],
  ['told that the session ended', 403, { message: 'no' }, 'session-ended'],
] as const)('an upload %s is one typed failure', async (_name, status, body, kind) => {
  const baseUrl = await openServer((request, response) => {
    void textOf(request).then(() => json(response, status, { success: false, ...body }));
  });
  const { answer, ended } = sending(baseUrl);
  const failure = await captureFailure(answer);
  expect(failure).toMatchObject({ kind, status, path: '/api/user/upload-document' });
  expect(failure.fieldErrors).toEqual('errors' in body ? body.errors : {});
  expect(ended).toEqual(kind === 'session-ended' ? ['SESSION_EXPIRED'] : []);
});

test('a broken line and an answer nobody can read are typed failures too', async () => {
  const broken = await openServer((request) => request.destroy());
  expect((await captureFailure(sending(broken).answer)).kind).toBe('offline');
  const page = await openServer((request, response) => {
    void textOf(request).then(() => response.end('<h1>Thank you</h1>'));
  });
  expect((await captureFailure(sending(page).answer)).kind).toBe('unreadable');
});

test('nobody signed in: nothing is sent', async () => {
  const { client } = startClient({ baseUrl: 'http://127.0.0.1:9', token: () => null });
  const file = new File(['A'], 'me.png');
  const answer = client.upload(uploadDocument, { request: { body: { labelId: 'passport' } }, file });
  expect(await captureFailure(answer)).toMatchObject({ kind: 'session-ended', status: 0 });
});

/** Lets the network work until something is true, while the clock stands still. */
async function until(isSo: () => boolean) {
  while (!isSo()) {
    await new Promise(setImmediate);
  }
}

test('an upload may last long while bytes move, and ends 15 s after the last one [HTTP-01]', async () => {
  const answering = Promise.withResolvers<ServerResponse>();
  const baseUrl = await openServer((request, response) => {
    void textOf(request).then(() => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"success":true,');
      answering.resolve(response);
    });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const timesMoved = () => timers.mock.calls.filter(([, delay]) => delay === 15_000).length;
  const { answer } = sending(baseUrl);
  let over = false;
  const failing = answer
    .catch((failure: unknown) => failure)
    .finally(() => {
      over = true;
    });
  const response = await answering.promise;
  for (let drip = 0; drip < 3; drip += 1) {
    await vi.advanceTimersByTimeAsync(14_000);
    const before = timesMoved();
    await until(() => {
      response.write(' ');
      return timesMoved() > before;
    });
    expect(over).toBe(false);
  }
  await until(() => {
    vi.advanceTimersByTime(15_000);
    return over;
  });
  vi.useRealTimers();
  const failure = await failing;
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ kind: 'timed-out' });
});
