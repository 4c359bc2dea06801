import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServerAddress, Server } from '@baize/servers/servers';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const FLOOR = join(PACKAGE, 'floor');
const STAMP = join(FLOOR, 'build/sources.sha256');
/** The versions the floor is built with stand here. */
const CATALOG = join(PACKAGE, '../../pnpm-workspace.yaml');

/** Builds the floors unless they were built of the very same sources and versions. */
export async function buildFloor(): Promise<void> {
  const sources = await hashOfSources();
  const built = await readFile(STAMP, 'utf8').catch(() => null);
  if (built === sources) return;
  console.log('building the floors');
  await promisify(execFile)(join(PACKAGE, 'node_modules/.bin/react-router'), ['build', FLOOR], {
    cwd: PACKAGE,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await writeFile(STAMP, sources);
}

/** The server of both floors: `/static` without scripts, `/` by React Router. */
export function floorServer(at: ServerAddress): Server {
  return {
    name: 'floor',
    cwd: FLOOR,
    file: 'serve.ts',
    env: { PORT: String(at.port), NODE_ENV: 'production' },
    ready: `${at.url}/static`,
  };
}

async function hashOfSources(): Promise<string> {
  const entries = await readdir(FLOOR, { recursive: true });
  const names = entries.filter((name) => /\.tsx?$/.test(name) && !/^(?:build|\.)/.test(name)).toSorted();
  const hash = createHash('sha256');
  for (const file of [...names.map((name) => join(FLOOR, name)), CATALOG]) hash.update(await readFile(file));
  return hash.digest('hex');
}
