import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { createLimitClient } from '../testing/limit-client.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const PATH = '/api/user/notifications';
const sandbox = connectTestSandbox();
const { advance, asMarket } = createLimitClient(sandbox);

beforeEach(() => sandbox.reset(NOW));

const read = (token: string) => sandbox.requestData('GET', PATH, { token });
const put = (token: string, offers: object) => sandbox.request('PUT', PATH, { token, body: { offers } });
const channelsWithOffers = (choices: unknown) => {
  const channels: unknown = valueAt(choices, 'channels');
  return (Array.isArray(channels) ? (channels as unknown[]) : [])
    .filter((row) => valueAt(row, 'offers') === true)
    .map((row) => valueAt(row, 'channel'));
};
const signUp = async (over: object) => {
  const body = createSignUpBody('lieke@player.test', { ...over });
  return String((await sandbox.requestData('POST', '/api/user/sign-up', { body }))['accessToken']);
};
const switchedEvents = async () => {
  const { body } = await sandbox.request('GET', '/sandbox/log-events');
  const events = body['events'];
  return (Array.isArray(events) ? (events as unknown[]) : []).filter(
    (row) => valueAt(row, 'event') === 'OFFERS_SWITCHED',
  );
};

test('a player who never chose has offers by e-mail, and in a market that forbids a ticked box by nothing', async () => {
  const token = await sandbox.logIn('depositor');
  expect(await read(token)).toEqual({
    channels: [
      { channel: 'email', offers: true, account: true },
      { channel: 'sms', offers: false, account: true },
      { channel: 'push', offers: false, account: false },
      { channel: 'phone', offers: false, account: false },
      { channel: 'post', offers: false, account: false },
    ],
    suppressed: false,
  });
  await asMarket('gb');
  expect(channelsWithOffers(await read(token))).toEqual([]);
});

test.each([
  [true, ['email']],
  [false, []],
])('the box at sign-up, left %s, is what the player begins with', async (newsletter, channels) => {
  expect(channelsWithOffers(await read(await signUp({ newsletter })))).toEqual(channels);
});

test('only what is named is switched, the same again changes nothing, and each change is on record', async () => {
  const token = await sandbox.logIn('depositor');
  const { status, body } = await put(token, { sms: true });
  expect([status, channelsWithOffers(body['data'])]).toEqual([200, ['email', 'sms']]);
  await put(token, { email: false });
  await put(token, { email: false });
  expect(channelsWithOffers(await read(token))).toEqual(['sms']);
  expect(await switchedEvents()).toMatchObject([
    { persona: 'depositor', at: NOW, payload: { on: ['sms'], off: [] } },
    { persona: 'depositor', payload: { on: [], off: ['email'] } },
  ]);
});

test('two tabs that switch at once do not undo each other', async () => {
  const token = await sandbox.logIn('depositor');
  await Promise.all([put(token, { sms: true }), put(token, { push: true }), put(token, { post: true })]);
  expect(channelsWithOffers(await read(token))).toEqual(['email', 'sms', 'push', 'post']);
});

test.each([
  ['self-excluded', 'SELF_EXCLUDED'],
  ['frozen', 'ACCOUNT_FROZEN'],
] as const)('a %s player is sent no offer and switches none on, but may switch off', async (who, code) => {
  const token = await sandbox.logIn(who);
  const choices = await read(token);
  expect([channelsWithOffers(choices), choices['suppressed']]).toEqual([[], true]);
  const refused = await put(token, { email: true });
  expect([refused.status, refused.body['code']]).toEqual([422, code]);
  expect((await put(token, { email: false })).status).toBe(200);
});

test('when an exclusion is over, offers stay off until the player switches them on', async () => {
  const token = await sandbox.logIn('depositor');
  await put(token, { sms: true });
  await sandbox.request('PUT', '/api/user/self-exclusion', { token, body: { duration: '1h' } });
  expect(await read(token)).toMatchObject({ suppressed: true });
  await advance(3_600_001);
  const after = await read(token);
  expect([channelsWithOffers(after), after['suppressed']]).toEqual([[], false]);
  expect(channelsWithOffers((await put(token, { email: true })).body['data'])).toEqual(['email']);
});

test('a channel that does not exist, and a body without channels, change nothing', async () => {
  const token = await sandbox.logIn('depositor');
  const before = await read(token);
  for (const offers of [{ pigeon: true }, {}]) expect((await put(token, offers)).status).toBe(200);
  expect((await sandbox.request('PUT', PATH, { token, body: {} })).status).toBe(400);
  expect((await put(token, { email: 'no' })).status).toBe(400);
  expect(await read(token)).toEqual(before);
  expect(await switchedEvents()).toEqual([]);
});
