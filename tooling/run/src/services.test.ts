import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBusyPorts } from './ports.ts';
import { listBrandApps, listServices } from './services.ts';
import { waitUntilReady } from './wait-until-ready.ts';

async function workspace(apps: Record<string, string | null>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'baize-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, server] of Object.entries(apps)) {
    await mkdir(join(root, 'apps', name), { recursive: true });
    if (server !== null) await writeFile(join(root, 'apps', name, 'server.ts'), server);
  }
  return root;
}

async function listen(status: number): Promise<{ port: number; address: string }> {
  const server = createServer((_, answer) => answer.writeHead(status).end());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  return { port, address: `http://127.0.0.1:${port}/readyz` };
}

test('a brand app is a folder with a server, on the port it names', async () => {
  const root = await workspace({
    zest: 'startHost({ port: 4300 })',
    amber: '{ port: 4100 }',
    storybook: null,
  });
  expect(listBrandApps(root).map(({ name, port }) => [name, port])).toEqual([
    ['amber', 4100],
    ['zest', 4300],
  ]);
});

test('a server without a port is told what to write', async () => {
  const root = await workspace({ amber: 'startHost()' });
  expect(() => listBrandApps(root)).toThrow('apps/amber/server.ts names no port');
});

test('every host is told the platform, its token and its port', async () => {
  const brands = [{ name: 'amber', folder: 'apps/amber', port: 4100 }];
  const { hosts, sandbox } = listServices({ root: '.', brands, given: { HOST: '0.0.0.0' } });
  expect(hosts[0]?.env).toEqual({
    HOST: '0.0.0.0',
    PORT: '4100',
    PLATFORM_URL: 'http://127.0.0.1:4000',
    PUBLIC_BACKEND_URL: 'http://127.0.0.1:4000',
    PAYMENT_ORIGINS: 'http://127.0.0.1:4000',
    GAME_ORIGINS: 'http://127.0.0.1:4000',
    GEOCODER_URL: 'http://127.0.0.1:4000/geocode?lat={lat}&lon={lon}',
    SYSTEM_TOKEN: 'sandbox-amber',
  });
  expect(sandbox.env['PORT']).toBe('4000');
});

test('a port on which something listens is busy, a free one is not', async () => {
  const { port } = await listen(200);
  const free = await listen(200);
  const wanted = [{ name: 'taken', port }];
  expect(await findBusyPorts(wanted, '127.0.0.1')).toEqual(wanted);
  expect(await findBusyPorts([{ name: 'any', port: 0 }], '127.0.0.1')).toEqual([]);
  expect(free.port).not.toBe(port);
});

test('a service is ready when it answers 200', async () => {
  const { address } = await listen(200);
  await expect(waitUntilReady(address, 2_000)).resolves.toBeUndefined();
});

test('a service that is not ready in time is named with its last answer', async () => {
  const { address } = await listen(503);
  await expect(waitUntilReady(address, 300)).rejects.toThrow(
    `${address} was not ready within 0 s (status 503)`,
  );
});
