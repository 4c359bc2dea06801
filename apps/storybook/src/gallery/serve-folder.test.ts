import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFolder } from './serve-folder.ts';

async function serve(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'baize-gallery-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'public', 'a page.html'), '<p>Here</p>');
  const server = await serveFolder(join(root, 'public'));
  onTestFinished(() => {
    server.close();
    rmSync(root, { recursive: true });
  });
  return server.url;
}

/** As it is written: `fetch` would tidy the path. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path }, ({ statusCode }) => resolve(statusCode))
      .once('error', reject)
      .end();
  });
}

test('a file is served with its type', async () => {
  const answer = await fetch(`${await serve()}/a%20page.html?id=1`);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe('<p>Here</p>');
});

test.each(['/', '/none.html', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%'])(
  '%s is not there',
  async (path) => {
    expect(await statusOf(await serve(), path)).toBe(404);
  },
);
