import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BuildManifest, Pages } from './pages.ts';

const ONE_YEAR_S = 31_536_000;

/**
 * Opens a built brand app: its server bundle, its sheets and its files.
 *
 * @throws Error that says how to build when the build is missing.
 */
export async function openBuiltPages(folder: string): Promise<Pages> {
  const sheet = await readFile(join(folder, 'build/sheet.css'), 'utf8').catch((cause: unknown) => {
    throw new Error(`No build in ${folder}: run \`pnpm turbo run build\`.`, { cause });
  });
  const bundle: unknown = await import(pathToFileURL(join(folder, 'build/server/index.js')).href);
  if (!isRenderer(bundle)) throw new Error('The server bundle does not export `render` and `routes`.');
  return {
    render: bundle.render,
    routeIds: Object.keys(bundle.routes),
    sheet,
    sheets: await readStylesheets(join(folder, 'build/client/assets')),
    code: await readManifest(join(folder, 'build/code.json')),
    built: true,
    serveFiles: (app) => serveFiles(app, join(folder, 'build/client')),
  };
}

/** The sheets that pages and dialogs bring with themselves, by the address the browser would ask for. */
async function readStylesheets(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return Object.fromEntries(files.map((file, place) => [`/assets/${file}`, texts[place] ?? '']));
}

async function readManifest(file: string): Promise<BuildManifest> {
  const code: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isBuildManifest(code)) throw new Error(`${file} is not what the build writes.`);
  return code;
}

function isBuildManifest(code: unknown): code is BuildManifest {
  return typeof code === 'object' && code !== null && 'routeFiles' in code && 'playerFiles' in code;
}

function isRenderer(bundle: unknown): bundle is Pick<Pages, 'render'> & { routes: object } {
  if (typeof bundle !== 'object' || bundle === null || !('render' in bundle) || !('routes' in bundle))
    return false;
  return typeof bundle.render === 'function' && typeof bundle.routes === 'object' && bundle.routes !== null;
}

/** Serves what a client build wrote: hashed assets for a year, the rest for an hour. */
export async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_S * 1000,
    index: false,
  });
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name).slice(client.length);
    if (!file.isFile() || /^\/(?:assets|\.vite)\//.test(path) || /\.(?:br|gz)$/.test(path)) continue;
    app.get(path, (_request, reply) =>
      reply.sendFile(path.slice(1), client, { maxAge: 3_600_000, immutable: false }),
    );
  }
}
