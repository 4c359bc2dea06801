import { runInNewContext } from 'node:vm';
import { handoverUrl, readHandover } from '@baize/domain/handover';
import { afterEach, expect, test } from 'vitest';
import { inlineHashes } from './csp.ts';
import { closeHosts, startFakeHost } from './fake-host.ts';

afterEach(closeHosts);

const SCRIPT = /<script>(.*)<\/script>/;

async function fetchPage() {
  const { app } = await startFakeHost({});
  return app.inject('/handover');
}

/** What the page's script does at an address, in order. */
async function runAt(href: string, storage: 'open' | 'blocked' = 'open') {
  const [, script = ''] = SCRIPT.exec((await fetchPage()).body) ?? [];
  const { hash, pathname } = new URL(href);
  const done: string[] = [];
  let stored: unknown = null;
  runInNewContext(script, {
    URLSearchParams,
    Date,
    location: { hash, pathname, replace: (to: string) => done.push(`open ${to}`) },
    history: { replaceState: (_state: null, _title: string, to: string) => done.push(`address ${to}`) },
    document: { referrer: 'https://casino.example/' },
    sessionStorage: {
      setItem(key: string, text: string) {
        if (storage === 'blocked') throw new Error('blocked');
        done.push(`store ${key}`);
        stored = JSON.parse(text);
      },
    },
  });
  return { done, stored };
}

test('the code leaves the address first, and the login opens over the page the player comes from [MIR-01]', async () => {
  const href = handoverUrl({ origin: 'https://m.example', code: 'the-code', path: '/de/casino' });
  const { done, stored } = await runAt(href);
  expect(done).toEqual(['address /handover', 'store baize.handover', 'open /de/casino?modal=login']);
  expect(readHandover(stored, Date.now())).toMatchObject({
    code: 'the-code',
    from: 'https://casino.example/',
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a?next=//evil.example', '/', ''])(
  'to %o it leads nowhere but to the root page [MIR-01]',
  async (path) => {
    const { done } = await runAt(handoverUrl({ origin: 'https://m.example', code: 'c', path }));
    expect(done.at(-1)).toBe('open /?modal=login');
  },
);

test('without a code or without storage it leads to an ordinary login [MIR-01]', async () => {
  expect((await runAt('https://m.example/handover')).done).toEqual([
    'address /handover',
    'open /?modal=login',
  ]);
  const href = handoverUrl({ origin: 'https://m.example', code: 'c', path: '/casino' });
  expect((await runAt(href, 'blocked')).done).toEqual(['address /handover', 'open /casino?modal=login']);
});

test('the page loads nothing, runs this one script and is kept by nobody [MIR-01]', async () => {
  const { body, headers } = await fetchPage();
  expect(body).not.toMatch(/\ssrc=|<link/);
  const [hash = ''] = inlineHashes(body).scripts;
  expect(headers['content-security-policy']).toContain(hash);
  expect(headers['cache-control']).toBe('no-store');
});
