import { beforeEach, expect, test } from 'vitest';
import { LOCALES } from '@baize/domain/locales';
import { parseSettings } from '@baize/domain/settings';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset());

const SETTINGS = '/api/core/casino/settings2';
const lulu = { headers: { 'x-system-token': 'sandbox-lulu' } };

test.each([
  ['sandbox-curacao', 'curacao', 'basic'],
  ['sandbox-lulu', 'lulu', 'panel'],
  ['of nobody', 'curacao', 'basic'],
])(
  'the system token %s gets the settings of %s with %s navigation',
  async (token, theme, navigationSystem) => {
    const data = await sandbox.requestData('GET', SETTINGS, { headers: { 'x-system-token': token } });
    expect(data).toMatchObject({ theme, navigationSystem });
  },
);

test('a call without a system token is answered as curacao', async () => {
  expect(await sandbox.requestData('GET', SETTINGS)).toMatchObject({ theme: 'curacao' });
});

test('both brands send every setting the product reads, and none of them needs mending but the captcha nobody has', async () => {
  for (const extras of [{}, lulu]) {
    const { problems } = parseSettings(await sandbox.requestData('GET', SETTINGS, extras));
    expect(problems).toEqual([{ key: 'reCaptchaSiteKey', reason: 'missing' }]);
  }
});

test('a tester lays settings of any type over one brand and takes them off again', async () => {
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'lulu', override: { showLiveChat: 'perhaps', navigationSystem: 'basic' } },
  });
  expect(await sandbox.requestData('GET', SETTINGS, lulu)).toMatchObject({
    showLiveChat: 'perhaps',
    navigationSystem: 'basic',
  });
  expect(await sandbox.requestData('GET', SETTINGS)).toMatchObject({ showLiveChat: true });
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'lulu', override: { showLiveChat: null } },
  });
  expect(await sandbox.requestData('GET', SETTINGS, lulu)).toMatchObject({
    showLiveChat: false,
    navigationSystem: 'basic',
  });
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'lulu', override: null } });
  expect(await sandbox.requestData('GET', SETTINGS, lulu)).toMatchObject({
    showLiveChat: false,
    navigationSystem: 'panel',
  });
});

test('all 35 languages have a file, an unknown one is not found, and a brand may word a text its own way', async () => {
  for (const locale of LOCALES) {
    expect((await sandbox.request('GET', `/api/core/casino/locales/${locale}.json`)).status).toBe(200);
  }
  expect((await sandbox.request('GET', '/api/core/casino/locales/xx.json')).status).toBe(404);
  expect(await sandbox.requestData('GET', '/api/core/casino/locales/de.json', lulu)).toMatchObject({
    'rakeback.claim.title': 'Gepflückt',
  });
  await sandbox.request('PUT', '/sandbox/locales', {
    body: { brand: 'curacao', locale: 'en', texts: { 'nav.deposit': 'Pay in' } },
  });
  expect(await sandbox.requestData('GET', '/api/core/casino/locales/en.json')).toMatchObject({
    'nav.deposit': 'Pay in',
  });
});

test('the visitor is where the tester puts them', async () => {
  const home = await sandbox.requestData('GET', '/api/admin/get-location');
  expect(home).toMatchObject({ location: { country: { code: 'NL' }, ipInfo: { ip: '127.0.0.1' } } });
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'us', ip: '198.51.100.10' } });
  const moved = await sandbox.requestData('GET', '/api/admin/get-location');
  expect(moved).toMatchObject({
    location: { country: { code: 'US', countryId: 539 }, ipInfo: { ip: '198.51.100.10' } },
  });
});

test('tracking scripts depend on who is there', async () => {
  const keys = async (query: string) => {
    const { body } = await sandbox.request('GET', `/api/core/casino/scripts${query}`);
    const list: { key: string }[] = JSON.parse(JSON.stringify(body['data']));
    return list.map(({ key }) => key);
  };
  expect(await keys('')).toEqual(['visit-counter', 'push-library']);
  expect(await keys('?enableAuthUsers=true')).toEqual(['visit-counter', 'push-library', 'player-counter']);
  expect(await keys('?enableAuthUsers=true&enableDepositors=true')).toHaveLength(4);
});

test('log events are kept with the player they came from, and without one', async () => {
  const token = await sandbox.logIn('depositor');
  const body = {
    event: 'PAGE_VIEW',
    data: { path: '/cashback' },
    mkt: 'm',
    userDeviceType: 'desktop',
    cpncToSent: 'c',
  };
  await sandbox.request('PUT', '/api/user/log-event', { body });
  await sandbox.request('PUT', '/api/user/log-event', { token, body });
  const recorded = await sandbox.request('GET', '/sandbox/log-events');
  const { event, ...payload } = body;
  expect(recorded.body['events']).toMatchObject([
    { persona: null, event, payload },
    { persona: 'depositor', event, payload },
  ]);
  expect((await sandbox.request('PUT', '/api/user/log-event', { body: {} })).status).toBe(400);
});

test('what is not there is said in the envelope', async () => {
  const { status, body } = await sandbox.request('GET', '/api/user/unheard-of');
  expect([status, body]).toEqual([404, { success: false, message: 'Not found' }]);
});

test.each([
  ['broken JSON', 'application/json', '{"email":'],
  ['a form', 'application/x-www-form-urlencoded', 'email=a'],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"admin":true}}'],
])('%s is refused with 400 and no word about the inside', async (_what, type, body) => {
  const response = await fetch(`${sandbox.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ success: false, message: 'The request could not be read' });
});

test('every answer carries the platform’s time: calls, refusals, health, the page and socket handshakes', async () => {
  await sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now: '2027-02-03T04:05:06Z' } });
  const paths = [
    SETTINGS,
    '/nowhere',
    '/healthz',
    '/',
    '/sandbox/state',
    '/socket.io/?EIO=4&transport=polling',
  ];
  for (const path of paths) {
    const response = await fetch(`${sandbox.url}${path}`);
    expect(response.headers.get('date'), path).toBe('Wed, 03 Feb 2027 04:05:06 GMT');
  }
});

test('only brand pages on this machine may listen on the socket from another origin', async () => {
  const handshake = (origin: string) =>
    fetch(`${sandbox.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
  const brand = await handshake('http://127.0.0.1:4100');
  expect(brand.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4100');
  const stranger = await handshake('https://elsewhere.test');
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
});
