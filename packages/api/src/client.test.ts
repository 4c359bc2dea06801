import { afterEach, expect, test, vi } from 'vitest';
import { getLocale, getSettings } from './endpoints/settings.ts';
import { login } from './endpoints/session.ts';
import { claimRakeback, getRakebackDays } from './endpoints/rewards.ts';
import { getScripts, logEvent } from './endpoints/tracking.ts';
import { captureFailure, json, openPlatform, startClient } from './testing/platform.ts';

afterEach(() => {
  vi.useRealTimers();
});

const CLAIM = {
  query: { timeZone: 'Europe/Malta', customerDate: '2026-03-02', bonusId: 'b-1' },
  body: { bonusId: 'b-1', claimDate: '2026-03-02', customerDate: '2026-03-02' },
};

test('a signed-in call carries language, JSON, no-cache and the token in two headers [HTTP-01]', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) =>
    json(response, 200, { success: true, data: { days: [] } }),
  );
  const { client } = startClient({ baseUrl, locale: () => 'pt-BR' });
  await client.send(getRakebackDays, { query: {} });
  expect(heard[0]?.headers).toMatchObject({
    'accept-language': 'pt-BR',
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    authorization: 'Bearer player-token',
    'x-authorization': 'Bearer player-token',
  });
  expect(heard[0]?.headers).not.toHaveProperty('x-system-token');
});

test('a visitor sends no token, and a host sends its system token [HTTP-01]', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) =>
    json(response, 200, { success: true, data: { days: [] } }),
  );
  const { client } = startClient({ baseUrl, token: () => null, systemToken: 'brand-token' });
  await client.send(getRakebackDays, { query: {} });
  expect(heard[0]?.headers).toMatchObject({ 'x-system-token': 'brand-token' });
  expect(heard[0]?.headers).not.toHaveProperty('authorization');
  expect(heard[0]?.headers).not.toHaveProperty('x-authorization');
});

test('a sign-in never carries an older token', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) =>
    json(response, 200, { success: true, data: { accessToken: 'new' } }),
  );
  const { client } = startClient({ baseUrl });
  await client.send(login, { body: { email: 'a@b.test', password: 'secret' } });
  expect(heard[0]?.headers).not.toHaveProperty('authorization');
});

test('a call that may be cached asks no cache to step aside, and its date is not believed [HTTP-01]', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) =>
    json(response, 200, { 'nav.deposit': 'Einzahlen' }),
  );
  const { client, dates } = startClient({ baseUrl });
  expect(await client.send(getLocale, { params: { lng: 'de' } })).toEqual({ 'nav.deposit': 'Einzahlen' });
  expect(heard[0]?.url.pathname).toBe('/api/core/casino/locales/de.json');
  expect(heard[0]?.headers).not.toHaveProperty('pragma');
  expect(dates).toEqual([]);
});

test('queries leave out what is absent and write flags as words', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) =>
    json(response, 200, { success: true, data: [] }),
  );
  const { client } = startClient({ baseUrl });
  await client.send(getScripts, { query: { enableAuthUsers: true } });
  expect(heard[0]?.url.search).toBe('?enableAuthUsers=true');
});

test('settings are read bare or in an envelope', async () => {
  const { baseUrl, replyWith } = await openPlatform((_, response) => json(response, 200, { theme: 'lulu' }));
  const { client } = startClient({ baseUrl });
  expect(await client.send(getSettings, {})).toEqual({ theme: 'lulu' });
  replyWith((_, response) => json(response, 200, { success: true, data: { theme: 'lulu' } }));
  expect(await client.send(getSettings, {})).toEqual({ theme: 'lulu' });
});

test('a refusal keeps status, path, body, words, code, field errors and reference [HTTP-02]', async () => {
  const body = {
    success: false,
    message: 'Check your address',
    code: 'UNIFIED_ERROR',
    errors: { email: 'form.validation.invalid.format' },
    reference: 'R-77',
  };
  const { baseUrl } = await openPlatform((_, response) =>
    json(response.setHeader('Retry-After', '7'), 422, body),
  );
  const { client } = startClient({ baseUrl });
  const failure = await captureFailure(client.send(login, { body: { email: 'x', password: 'y' } }));
  expect(failure).toMatchObject({
    kind: 'refused',
    status: 422,
    path: '/api/user/login',
    body,
    message: 'Check your address',
    code: 'UNIFIED_ERROR',
    fieldErrors: { email: 'form.validation.invalid.format' },
    reference: 'R-77',
    retryAfterMs: 7_000,
  });
});

test.each([
  ['500 with words', 500, '{"success":false,"message":"no"}', 'server'],
  ['503 as a page', 503, '<h1>Busy</h1>', 'server'],
  ['404 as a page', 404, '<h1>Nothing</h1>', 'unreadable'],
  ['409 with words', 409, '{"success":false,"message":"done"}', 'refused'],
  ['429 with words', 429, '{"success":false,"message":"slow"}', 'refused'],
  ['201', 201, '{"success":true,"data":{"days":[]}}', 'unreadable'],
  ['302 to elsewhere', 302, '', 'unreadable'],
  ['200 that says no', 200, '{"success":false,"message":"no"}', 'refused'],
  ['200 that is a page', 200, '<!doctype html>', 'unreadable'],
  ['200 that is empty', 200, '', 'unreadable'],
  ['200 cut short', 200, '{"success":true,"data":{"da', 'unreadable'],
  ['200 without data', 200, '{"success":true}', 'unreadable'],
  ['200 without envelope', 200, '{"days":[]}', 'unreadable'],
  ['200 of another shape', 200, '{"success":true,"data":{"days":"none"}}', 'unreadable'],
  ['200 null', 200, 'null', 'unreadable'],
] as const)('an answer of %s is one typed failure [HTTP-02]', async (_name, status, text, kind) => {
  const { baseUrl } = await openPlatform((_, response) => {
    response.writeHead(status, { Location: 'http://elsewhere.test/' }).end(text);
  });
  const { client, ended } = startClient({ baseUrl });
  const failure = await captureFailure(client.send(getRakebackDays, { query: {} }));
  expect({ kind: failure.kind, status: failure.status }).toEqual({ kind, status });
  expect(ended).toEqual([]);
});

test('a broken connection is offline, before the answer and in the middle of it [HTTP-02]', async () => {
  const { baseUrl, replyWith, close } = await openPlatform((_, response) => response.destroy());
  const { client } = startClient({ baseUrl });
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('offline');
  replyWith((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"success":true,', () => response.destroy());
  });
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('offline');
  await close();
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('offline');
});

test('no whole answer within 15 s is timed out, a slow drip as well as silence [HTTP-02]', async () => {
  for (const drip of [false, true]) {
    const asked = Promise.withResolvers<void>();
    const { baseUrl } = await openPlatform((_, response) => {
      if (drip) response.writeHead(200).write('{');
      asked.resolve();
    });
    const { client } = startClient({ baseUrl });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let over = false;
    const failing = captureFailure(client.send(getRakebackDays, { query: {} })).finally(() => {
      over = true;
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await failing).kind).toBe('timed-out');
  }
});

test('whoever asked may give up, and hears their own reason', async () => {
  const { baseUrl, heard } = await openPlatform(() => undefined);
  const { client } = startClient({ baseUrl });
  const leaving = new AbortController();
  const answer = client.send(getRakebackDays, { query: {} }, { signal: leaving.signal });
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  leaving.abort(new Error('left the page'));
  await expect(answer).rejects.toThrow('left the page');
});

test('a broken row is dropped and reported, the rest stays, unknown fields pass [HTTP-04]', async () => {
  const good = { canClaimDate: '2026-03-01', bonusId: 'b-1', amount: 4.5, paidAt: null, reference: null };
  const days = [{ ...good, colour: 'red' }, { ...good, amount: 'much' }, null];
  const { baseUrl } = await openPlatform((_, response) =>
    json(response, 200, { success: true, data: { days, more: 1 } }),
  );
  const { client, problems } = startClient({ baseUrl });
  expect(await client.send(getRakebackDays, { query: {} })).toEqual({ days: [good] });
  expect(problems.map(({ kind, source, where }) => ({ kind, source, where }))).toEqual([
    { kind: 'row-dropped', source: '/api/admin/get-rakeback-days', where: 'days.1' },
    { kind: 'row-dropped', source: '/api/admin/get-rakeback-days', where: 'days.2' },
  ]);
});

test('a write is sent once, whatever comes of it [HTTP-05]', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) => response.destroy());
  const { client } = startClient({ baseUrl });
  await captureFailure(client.send(claimRakeback, CLAIM, { idempotencyKey: 'k' }));
  expect(heard).toHaveLength(1);
});

test('a claim goes out by POST, its repeat by PUT with the same key, another claim by POST [HTTP-05] [RB-07]', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) =>
    json(response, 200, { success: true, data: { amount: 3, bonusId: 'b-1' } }),
  );
  const { client } = startClient({ baseUrl });
  await client.send(claimRakeback, CLAIM, { idempotencyKey: 'k-1' });
  await client.send(claimRakeback, CLAIM, { idempotencyKey: 'k-1' });
  await client.send(claimRakeback, CLAIM, { idempotencyKey: 'k-2' });
  expect(heard.map(({ method, headers }) => `${method} ${String(headers['idempotency-key'])}`)).toEqual([
    'POST k-1',
    'PUT k-1',
    'POST k-2',
  ]);
  expect(heard[0]?.url.search).toBe('?timeZone=Europe%2FMalta&customerDate=2026-03-02&bonusId=b-1');
  expect(heard[0]?.body).toEqual(CLAIM.body);
});

test('every live answer tells the platform time, refusals too; a stored one does not', async () => {
  const date = 'Mon, 02 Mar 2026 10:00:00 GMT';
  const { baseUrl, replyWith } = await openPlatform((_, response) =>
    json(response.setHeader('Date', date), 422, { success: false, message: '' }),
  );
  const { client, dates } = startClient({ baseUrl });
  await captureFailure(client.send(logEvent, { body: { event: 'PAGE_VIEW' } }));
  expect(dates).toEqual([date]);
  replyWith((_, response) =>
    json(response.setHeader('Date', date).setHeader('Age', '30'), 200, { success: true, data: {} }),
  );
  await client.send(logEvent, { body: { event: 'PAGE_VIEW' } });
  expect(dates).toEqual([date]);
});
