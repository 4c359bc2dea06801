import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { fetchOutbox } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const PATH = '/api/user/data-request';
const READY_AFTER = 30_000;
const WEEK = 7 * 86_400_000;
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const ask = async (token: string) => (await sandbox.requestData('POST', PATH, { token }))['request'];
const read = async (token: string) => (await sandbox.requestData('GET', PATH, { token }))['request'];
const download = (token: string, id: unknown) => sandbox.request('GET', `${PATH}/${String(id)}`, { token });
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });

async function readyCopy(token: string) {
  const id = valueAt(await ask(token), 'id');
  await advance(READY_AFTER);
  return { id, file: (await download(token, id)).body['data'] };
}

test('nothing is prepared until the player asks; then it is ready after a while, and a mail without a key says so', async () => {
  const token = await sandbox.logIn('depositor');
  expect(await read(token)).toBeNull();
  const asked = await ask(token);
  expect(asked).toMatchObject({ status: 'preparing', requestedAt: NOW, readyAt: null, expiresAt: null });
  expect((await download(token, valueAt(asked, 'id'))).status).toBe(404);
  await advance(READY_AFTER);
  const readyAt = '2026-11-20T17:17:49.000Z';
  expect(await read(token)).toMatchObject({
    status: 'ready',
    readyAt,
    expiresAt: new Date(Date.parse(readyAt) + WEEK).toISOString(),
  });
  const [mail] = await fetchOutbox(sandbox, 'depositor@player.test');
  expect(mail?.link).toMatch(/^http:\/\/127\.0\.0\.1:4100\/profile\/change-password$/);
  expect(JSON.stringify(mail)).not.toContain(String(valueAt(asked, 'id')));
});

test('the copy holds every kind of data, and nothing that would let somebody in', async () => {
  const { file } = await readyCopy(await sandbox.logIn('depositor'));
  expect(file).toMatchObject({
    fileName: 'my-data-2026-11-20.json',
    content: {
      profile: { email: 'depositor@player.test', countryCode: 'NL' },
      wallets: expect.arrayContaining([expect.objectContaining({ currencyCode: 'EUR', balance: 248.5 })]),
    },
  });
  const content = valueAt(file, 'content');
  for (const part of ['payments', 'bets', 'documents', 'sessions'])
    expect([part, Array.isArray(valueAt(content, part))]).toEqual([part, true]);
  expect(valueAt(content, 'payments', 0)).toMatchObject({ currencyCode: 'EUR', amount: expect.any(Number) });
  expect(valueAt(content, 'limits')).toMatchObject({
    set: [{ type: 'deposit', amount: 500 }],
    pending: [],
  });
  expect(JSON.stringify(file)).not.toMatch(/hash|token|secret|Baize-2026|serverSeed|cardNumber/i);
});

test('a copy is given to its own player alone, and to nobody without a session', async () => {
  const token = await sandbox.logIn('depositor');
  const { id } = await readyCopy(token);
  expect((await download(await sandbox.logIn('vip'), id)).status).toBe(404);
  expect((await sandbox.request('GET', `${PATH}/${String(id)}`)).status).toBe(403);
  expect((await sandbox.request('GET', `${PATH}/${String(id)}?token=${token}`)).status).toBe(403);
  expect((await download(token, 'x')).status).toBe(404);
});

test('asking again, twenty times at once too, is one request while it is prepared and one mail', async () => {
  const token = await sandbox.logIn('depositor');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sandbox.request('POST', PATH, { token })),
  );
  const ids = answers.flatMap(({ status, body }) =>
    status === 200 ? [valueAt(body, 'data', 'request', 'id')] : [],
  );
  expect(new Set(ids).size).toBe(1);
  expect(await ask(token)).toMatchObject({ id: ids[0], status: 'preparing' });
  await advance(READY_AFTER);
  await read(token);
  expect(await fetchOutbox(sandbox, 'depositor@player.test')).toHaveLength(1);
});

test('a new request takes the place of a finished copy, which is gone then', async () => {
  const token = await sandbox.logIn('depositor');
  const first = await readyCopy(token);
  expect(await ask(token)).toMatchObject({ status: 'preparing' });
  expect((await download(token, first.id)).status).toBe(404);
});

test('after a week the copy is deleted, and the page says so', async () => {
  const token = await sandbox.logIn('depositor');
  const { id } = await readyCopy(token);
  await advance(WEEK);
  expect(await read(token)).toMatchObject({ status: 'expired' });
  expect((await download(token, id)).status).toBe(404);
});
