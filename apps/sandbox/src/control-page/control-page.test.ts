import { beforeEach, expect, test } from 'vitest';
import { SERVED_ENDPOINTS } from '../endpoints/register-endpoints.ts';
import { PERSONA_PASSWORD } from '../personas/persona.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { readPageAssets } from './page-assets.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset());

async function page(path: string): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await fetch(`${sandbox.url}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const PAGES = ['/', '/docs', '/docs/events', ...SERVED_ENDPOINTS.map(({ name }) => `/docs/${name}`)];

test('every page of the sandbox is served with nothing inline and nothing from elsewhere', async () => {
  for (const path of PAGES) {
    const { status, headers, text } = await page(path);
    expect(status, path).toBe(200);
    const policy = String(headers.get('content-security-policy'));
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe');
    expect(text, path).not.toMatch(/<script(?![^>]*\bsrc="\/)|<style|\son[a-z]+="|\sstyle="/);
    expect(text, path).not.toMatch(/(?:src|<link[^>]*href)="(?!\/|data:)/);
  }
});

test('every sheet and script a page asks for is served, and a script’s own imports with it', async () => {
  const assets = await readPageAssets();
  const wanted = new Set<string>();
  for (const path of ['/', '/docs']) {
    for (const [file] of (await page(path)).text.matchAll(/\/sandbox\/assets\/[\w/.-]+/g)) wanted.add(file);
  }
  for (const file of wanted) {
    const { status, text } = await page(file);
    expect(status, file).toBe(200);
    for (const [, from = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      wanted.add(new URL(from, `http://x${file}`).pathname);
    }
  }
  expect([...assets.keys()].filter((name) => !wanted.has(`/sandbox/assets/${name}`))).toEqual([]);
  expect((await page('/sandbox/assets/control-page/frame.ts')).status).toBe(404);
});

test('what the testers’ page works with is on it: every field, list and button its scripts name', async () => {
  const { text } = await page('/');
  const assets = await readPageAssets();
  const scripts = [...assets].filter(([name]) => name.startsWith('control-page/client/'));
  const ids = scripts.flatMap(([, { text: script }]) =>
    [...script.matchAll(/(?:elementById|input|select|byId)\('([\w-]+)'/g)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
});

test('a tester finds the password, the way to a payment’s end and every coupon on the page', async () => {
  const { text } = await page('/');
  for (const words of [PERSONA_PASSWORD, '4000000000000069', 'SEASHELL5', 'CASHBACK_NEED_DEPOSIT', '/docs']) {
    expect(text).toContain(words);
  }
});

test('a reader finds what a call asks, answers and refuses, with an example and a form', async () => {
  const { text } = await page('/docs/claim-rakeback');
  for (const words of [
    'customerDate',
    'reference',
    'ALREADY_CLAIMED',
    'NOT_YET_OPEN',
    'Idempotency-Key',
    'id="try"',
  ]) {
    expect(text).toContain(words);
  }
  expect((await page('/docs')).text).toContain('href="/docs/claim-rakeback"');
  expect((await page('/docs/make-coffee')).status).toBe(404);
});

test('a brand whose address a tester has broken is not linked', async () => {
  expect((await page('/')).text).toContain('href="http://127.0.0.1:4200"');
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'lulu', override: { casinoOrigin: '"><script>alert(1)</script>' } },
  });
  expect((await page('/')).text).not.toContain('alert(1)');
});
