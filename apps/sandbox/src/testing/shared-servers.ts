import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './sandbox-process.ts';

/** What several sandbox processes share: a PostgreSQL server and a Redis. */
export type SharedServers = { databaseUrl: string; redisUrl: string; stop(): Promise<void> };

type AvailableServers = { databaseUrl: string | undefined; redis: 'named' | 'installed' | 'absent' };

/** Why several processes cannot be tried here, in words for whoever reads the run; null when they can. */
export function describeMissingServers({ databaseUrl, redis }: AvailableServers): string | null {
  const missing = [
    ...(databaseUrl === undefined ? ['a PostgreSQL server (DATABASE_URL)'] : []),
    ...(redis === 'absent' ? ['Redis (REDIS_URL, or redis-server on the path)'] : []),
  ];
  return missing.length === 0 ? null : `two processes were not tried: ${missing.join(' and ')} is missing`;
}

/** The servers the environment names; a Redis that is only installed is started for this run. */
export async function startSharedServers(): Promise<SharedServers | { missing: string }> {
  // An empty line in a settings file counts as not set.
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const redisUrl = process.env['REDIS_URL'] || undefined;
  const redis = redisUrl === undefined ? (isInstalled() ? 'installed' : 'absent') : 'named';
  const missing = describeMissingServers({ databaseUrl, redis });
  if (missing !== null || databaseUrl === undefined) return { missing: missing ?? '' };
  return redisUrl === undefined
    ? { databaseUrl, ...(await startRedis()) }
    : { databaseUrl, redisUrl, stop: async () => undefined };
}

function isInstalled(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

async function startRedis(): Promise<Omit<SharedServers, 'databaseUrl'>> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-redis-'));
  const port = String(await freePort());
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (/ready to accept connections/i.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`redis-server ended: ${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { redisUrl: `redis://127.0.0.1:${port}`, stop };
}
