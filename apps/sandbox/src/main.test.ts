import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requestClaim } from './testing/claim-request.ts';
import { connectTestSandbox } from './testing/test-sandbox.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const running = new Set<ChildProcess>();
let home: string;
let folder: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'baize-sandbox-'));
  folder = join(home, 'data');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(home, { recursive: true, force: true }));

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], SANDBOX_DATA: folder, ...environment },
  });
  running.add(child);
  let said = '';
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        const url = /ready at (\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    child.once('exit', () => reject(new Error(`ended before it was ready: ${said}`)));
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    running.delete(child);
    return { code, said };
  });
  return { child, ready, ended };
}

test('a claim is kept when the sandbox is killed and started again, and a stop ends cleanly', async () => {
  const date = new Date().toISOString().slice(0, 10);
  const first = run({ PORT: '0' });
  const sandbox = connectTestSandbox(await first.ready);
  const token = await sandbox.logIn('depositor');
  expect((await requestClaim(sandbox, { token, date })).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = run({ PORT: '0' });
  const again = connectTestSandbox(await second.ready);
  expect((await requestClaim(again, { token, date })).status).toBe(409);
  second.child.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0, said: expect.stringContaining('stopped') });
});

test('a busy port is one clear line and exit code 1', async () => {
  const port = new URL(connectTestSandbox().url).port;
  const busy = run({ PORT: port });
  await expect(busy.ready).rejects.toThrow(/ended before it was ready/);
  const { code, said } = await busy.ended;
  expect(code).toBe(1);
  expect(said).toBe(
    `sandbox: port ${port} on 127.0.0.1 is already in use; stop what listens there or set PORT\n`,
  );
});

test('a data folder in use by another sandbox is refused in one line, and keeps what it holds', async () => {
  const first = run({ PORT: '0' });
  await first.ready;
  const second = run({ PORT: '0' });
  await expect(second.ready).rejects.toThrow(/ended before it was ready/);
  const { code, said } = await second.ended;
  expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
  expect(said).toContain(`is in use by process ${first.child.pid}; stop it`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
});

test('production is refused in one line', async () => {
  const refused = run({ NODE_ENV: 'production' });
  await expect(refused.ready).rejects.toThrow(/ended before it was ready/);
  const { code, said } = await refused.ended;
  expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
});
