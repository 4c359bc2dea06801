import { afterEach, describe, expect, test } from 'vitest';
import { closeHosts, openedServers, SETTINGS_PATH, startFakeHost } from './fake-host.ts';
import { jsonResponse } from './fake-platform.ts';

afterEach(closeHosts);

describe('the host of a brand', () => {
  test('hands the settings to the page, without what a browser must not see [SET-04]', async () => {
    const { app, seen } = await startFakeHost({ systemToken: 'secret-token' });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(200);
    const facts = JSON.stringify(seen[0]);
    expect(facts).toContain('Testbrand');
    expect(facts).not.toContain('203.0.113.7');
    expect(facts).not.toContain('secret-token');
  });

  test('a wrong-typed setting takes its default and is logged once with its key [SET-02]', async () => {
    const { log, seen, app } = await startFakeHost({});
    await app.inject('/');
    expect(seen[0]?.page.settings.navigation).toBe('panel');
    expect(log.lines.filter((line) => line.includes('useMultiWallet'))).toHaveLength(1);
  });

  test('the settings call itself is closed to browsers, however its address is written [SET-04]', async () => {
    const { app } = await startFakeHost({});
    for (const url of [
      SETTINGS_PATH,
      `${SETTINGS_PATH}/`,
      `${SETTINGS_PATH}?x=1`,
      '/api/core/casino/settings%32',
      '/api//core/casino/settings2',
      '/api/core/x/../casino/settings2',
      '/api/core/x/%2e%2e/casino/settings2',
    ]) {
      const answer = await app.inject(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body, url).not.toContain('203.0.113.7');
    }
  });

  test('the system token is added on the way to the platform, whatever the browser claims [HTTP-01]', async () => {
    const { app, platform } = await startFakeHost({
      systemToken: 'secret-token',
      responses: { '/api/admin/get-location': jsonResponse({ success: true, data: {} }) },
    });
    const answer = await app.inject({
      url: '/api/admin/get-location',
      headers: {
        'x-system-token': 'forged',
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-host': 'elsewhere.example',
        cookie: 'a=b',
      },
      remoteAddress: '192.0.2.9',
    });
    expect(answer.statusCode).toBe(200);
    const asked = platform.requests.at(-1);
    expect(asked?.headers['x-system-token']).toBe('secret-token');
    expect(asked?.headers['x-forwarded-for']).toBe('192.0.2.9');
    expect(asked?.headers['x-forwarded-host']).toBe('localhost:80');
    expect(asked?.headers.cookie).toBeUndefined();
    expect(JSON.stringify(answer.headers)).not.toContain('secret-token');
  });

  test('the platform’s Date passes through, because countdowns follow it', async () => {
    const { app } = await startFakeHost({
      responses: {
        '/api/admin/get-location': (_request, response) => {
          response.setHeader('Date', 'Fri, 20 Nov 2026 17:17:19 GMT');
          jsonResponse({ success: true, data: {} })(_request, response);
        },
      },
    });
    const answer = await app.inject('/api/admin/get-location');
    expect(answer.headers.date).toBe('Fri, 20 Nov 2026 17:17:19 GMT');
  });

  test('a platform that is away is answered in its own envelope', async () => {
    const { app, platform } = await startFakeHost({});
    await platform.close();
    openedServers.splice(openedServers.indexOf(platform), 1);
    const answer = await app.inject('/api/user/get-user-details');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ success: false, message: 'Service Unavailable' });
  });

  test('every answer carries the security headers, and pages a policy by fingerprint', async () => {
    const { app } = await startFakeHost({});
    for (const url of ['/', '/healthz', '/catalogues/none.json', '/api/none']) {
      const { headers } = await app.inject(url);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['content-security-policy'], url).toBeTruthy();
      expect(headers['referrer-policy'], url).toBeTruthy();
    }
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^;]+ 'strict-dynamic'/);
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
  });

  test('texts are laid over the built-in ones and served under the address of their content', async () => {
    const { app, seen } = await startFakeHost({
      responses: {
        '/api/core/casino/locales/de.json': jsonResponse({
          'nav.deposit': 'Einzahlen jetzt',
          broken: '{oops',
        }),
      },
    });
    await app.inject('/de/cashback');
    const { locale, catalogueHref } = seen[0]?.page ?? { locale: null, catalogueHref: '' };
    expect(locale).toBe('de');
    const answer = await app.inject(catalogueHref);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.json()).toMatchObject({ 'nav.deposit': ['Einzahlen jetzt'] });
    expect(answer.json()).not.toHaveProperty('broken');
  });

  test('a page is asked for by its address alone: a query neither reaches nor splits it', async () => {
    const urls: string[] = [];
    const { app } = await startFakeHost({
      render: async (request) => {
        urls.push(request.url);
        return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } });
      },
    });
    await app.inject('/cashback?at=secret');
    await app.inject('/cashback?modal=login');
    expect(urls).toEqual(['http://host.internal/cashback']);
  });

  test('a page that a browser already has is not sent again', async () => {
    const { app } = await startFakeHost({});
    const first = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    const listed = await app.inject({
      url: '/',
      headers: { 'if-none-match': `"other", ${String(first.headers.etag)}` },
    });
    expect(listed.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(String(first.headers['content-security-policy'])).toContain("default-src 'self'");
    // A browser renews what it keeps by the headers of this answer: none may replace the page's own policy.
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page that cannot be rendered is a plain page with the truth, never a blank one or a stack', async () => {
    const { app, log } = await startFakeHost({
      render: async () => {
        throw new Error('a secret detail');
      },
    });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Internal server error');
    expect(answer.body).not.toContain('secret detail');
    expect(log.lines.join()).toContain('a secret detail');
  });

  test('English has no prefix: its addresses lead to the plain ones', async () => {
    const { app } = await startFakeHost({});
    expect((await app.inject('/en/cashback?modal=rakeback')).headers.location).toBe(
      '/cashback?modal=rakeback',
    );
    expect((await app.inject('/en')).headers.location).toBe('/');
    expect((await app.inject('/en//evil.example')).headers.location).toBe('/evil.example');
  });

  test('an address in another form leads to the one form, and never to another host', async () => {
    const { app, log } = await startFakeHost({});
    for (const [url, to] of [
      ['/cashback/', '/cashback'],
      ['//evil.example/cashback', '/evil.example/cashback'],
      ['//', '/'],
    ] as const) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers.location], url).toEqual([308, to]);
    }
    expect(log.lines.join()).not.toContain('Invalid URL');
  });

  test('what is no request for a page is refused in a few words, with every header', async () => {
    const { app } = await startFakeHost({});
    for (const [method, url, status] of [
      ['GET', '/%E0%A4%A', 400],
      ['POST', '/', 405],
      ['DELETE', '/cashback', 405],
    ] as const) {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode, url).toBe(status);
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
      expect(answer.headers['content-security-policy'], url).toContain("default-src 'none'");
      expect(answer.body).not.toContain('FST_');
    }
  });

  test('health and readiness answer', async () => {
    const { app } = await startFakeHost({});
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
