import { afterEach, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';

afterEach(closeHosts);

const PLAIN = { headers: { 'Content-Type': 'text/html' } };

async function ways(settings: Record<string, unknown>, urls: readonly string[]) {
  const { app } = await startFakeHost({ settings });
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  return answers.map(({ statusCode, headers }) => (statusCode === 302 ? headers.location : statusCode));
}

test('an address of the other navigation style leads to its counterpart, never to a 404 [NAV-04]', async () => {
  const urls = [
    '/profile2/limits?a=1',
    '/de/profile2/balance',
    '/design/profile2/my-history',
    '/profile/limits',
  ];
  expect(await ways({ navigationSystem: 'basic' }, urls)).toEqual([
    '/profile/limits?a=1',
    '/de/profile',
    '/design/profile/transactions',
    200,
  ]);
  const others = ['/profile', '/de/design/profile/verify', '/profile/favorites', '/profile2/limits'];
  expect(await ways({ navigationSystem: 'panel' }, others)).toEqual([
    '/profile2/my-profile',
    '/de/design/profile2/verification',
    200,
    200,
  ]);
});

test('an address that the settings gave to a page is that page’s in either style [NAV-02] [NAV-04]', async () => {
  const pageUrlSetup = [{ key: 'cashback', href: '/profile2/balance' }];
  expect(await ways({ navigationSystem: 'basic', pageUrlSetup }, ['/profile2/balance'])).toEqual([200]);
});

test('of a list’s query the page, sorting and filters reach its page and its place in the cache, nothing else', async () => {
  const urls: string[] = [];
  const { app } = await startFakeHost({
    settings: { navigationSystem: 'basic', pageUrlSetup: [{ key: 'promotions', href: '/offers' }] },
    render: async (request) => {
      urls.push(request.url.replace('http://host.internal', ''));
      return new Response('<p>page</p>', PLAIN);
    },
  });
  for (const url of [
    '/casino/slots?sort=name&at=secret&page=2&search=x',
    '/casino/slots?page=2&sort=name&modal=login',
    '/offers?page=2',
    '/casino/games/reef?page=2',
    '/cashback?page=2',
    '/de/casino?page=0&token=t',
  ])
    await app.inject(url);
  expect(urls).toEqual([
    '/casino/slots?page=2&sort=name',
    '/offers?page=2',
    '/casino/games/reef',
    '/cashback',
    '/de/casino',
  ]);
});

test('an address that leads nowhere is kept for a moment, and caches are told so [NAV-03]', async () => {
  let renders = 0;
  const { app } = await startFakeHost({
    render: async () => {
      renders += 1;
      return new Response('<p>nothing</p>', { ...PLAIN, status: 404 });
    },
  });
  await app.inject('/no-such-page');
  const again = await app.inject('/no-such-page?x=1');
  expect(again.statusCode).toBe(404);
  expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  expect(renders).toBe(1);
});

test('a page’s forms may lead to the payment providers that the host is told of, and nowhere else', async () => {
  const { app } = await startFakeHost({});
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("form-action 'self' https://pay.test;");
});

test('a page is made once for each domain that closes log-in, and once for all others [MIR-04]', async () => {
  const { app, seen } = await startFakeHost({
    settings: {
      mirrorDomain: [
        { url: 'https://off.example', domainId: 1, settings: { loginOff: true, registrationConfigs: [] } },
        { url: 'https://on.example', domainId: 2, settings: { loginOff: false, registrationConfigs: [] } },
      ],
    },
    hostNames: ['main.example'],
  });
  for (const host of ['main.example', 'off.example', 'on.example', 'off.example', 'main.example'])
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  expect(seen.map(({ server }) => server.closed)).toEqual([[], ['login']]);
});
