import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-files-'));
  await mkdir(join(folder, 'build/assets'), { recursive: true });
  await writeFile(join(folder, 'build/assets/a.js'), 'start()');
  await writeFile(join(folder, 'x'), 'outside');
});
afterEach(closeHosts);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The path as it is written: fetch and inject would tidy it first. */
function get(
  origin: string,
  path: string,
): Promise<{ status: number | undefined; body: string; sniff: unknown }> {
  return new Promise((resolve, reject) => {
    request(origin, { path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode, body, sniff: response.headers['x-content-type-options'] }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a hostile path under /assets is not found, is no failure of the host, and leaves the folder alone', async () => {
  const { app, log } = await startFakeHost({ files: join(folder, 'build') });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await get(origin, '/assets/a.js')).toMatchObject({ status: 200, body: 'start()' });
  for (const path of [
    '/assets/',
    '/assets/../../x',
    '/assets/%2e%2e/%2e%2e/x',
    '/assets/..%2f..%2fx',
    '/assets/a%00b',
    '/assets/a\\b',
    '/assets/%ff',
  ]) {
    const { status, body, sniff } = await get(origin, path);
    expect([400, 404], path).toContain(status);
    expect(body, path).toMatch(/^(?:Not found|Bad request)$/);
    expect(sniff, path).toBe('nosniff');
  }
  expect(log.lines.filter((line) => line.includes('/assets'))).toEqual([]);
});
