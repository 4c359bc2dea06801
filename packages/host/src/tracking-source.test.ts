import { createHash } from 'node:crypto';
import { createClient } from '@baize/api/client';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform, jsonResponse } from './fake-platform.ts';
import { openTrackingSource } from './tracking-source.ts';

const SCRIPTS = '/api/core/casino/scripts';
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(answers: Parameters<typeof fakePlatform>[0]) {
  const platform = await fakePlatform(answers);
  closing.push(() => platform.close());
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const client = createClient({
    baseUrl: platform.url,
    locale: () => 'en',
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
  });
  const source = await openTrackingSource({
    client,
    everyMs: 60_000,
    log: { info: write, warn: write, error: write },
  });
  closing.push(source.stop);
  return { allowed: source.current().allowed, lines, asked: platform.requests.map(({ url }) => url) };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entry = (key: string, parts: object) => ({ key, head: null, bodyStart: null, bodyEnd: null, ...parts });

test('the code the platform has for visitors, players and depositors is allowed by fingerprint, its hosts by name [TRK-01]', async () => {
  const { allowed, asked } = await open({
    [SCRIPTS]: (request, response) => {
      const url = request.url ?? '';
      const rows = [
        entry('all', { head: '<script>all()</script><script src="https://a.example/t.js"></script>' }),
        ...(url.includes('enableAuthUsers=true')
          ? [entry('auth', { bodyStart: '<script>auth()</script>' })]
          : []),
        ...(url.includes('enableDepositors=true')
          ? [entry('dep', { bodyEnd: '<script>dep()</script>' })]
          : []),
      ];
      jsonResponse({ success: true, data: rows })(request, response);
    },
  });
  expect(allowed.scripts.toSorted()).toEqual(['all()', 'auth()', 'dep()'].map(hash).toSorted());
  expect(allowed.hosts).toEqual(['https://a.example']);
  expect(asked).toHaveLength(3);
});

test('what is no script of the kinds we take is named once in the log and allows nothing', async () => {
  const rows = [entry('odd', { head: '<iframe src="https://a.example"></iframe><style>a{}</style>' })];
  const { allowed, lines } = await open({ [SCRIPTS]: jsonResponse({ success: true, data: rows }) });
  expect(allowed).toEqual({ scripts: [], hosts: [] });
  expect(lines).toEqual([
    'tracking entry odd: <iframe> is not taken into a page',
    'tracking entry odd: <style> is not taken into a page',
  ]);
});

test.each([
  ['refuses', jsonResponse({ success: false, message: 'no' }, 500)],
  ['answers something else', jsonResponse({ success: true, data: 'none' })],
])('a platform that %s allows nothing, and the host starts all the same', async (_, answer) => {
  const { allowed, lines } = await open({ [SCRIPTS]: answer });
  expect(allowed).toEqual({ scripts: [], hosts: [] });
  expect(lines).toHaveLength(1);
});
