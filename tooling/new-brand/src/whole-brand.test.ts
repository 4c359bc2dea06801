import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { getServerAddress, hostServer, sandboxServer, type Server } from '@baize/servers/servers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from './root.ts';

const run = promisify(execFile);
const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

/** The project as git would give it to somebody, installed. */
async function copyProject(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'baize-new-brand-'));
  // Installed, it is so many files that a busy machine needs longer than a hook may take.
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }), 120_000);
  // Whoever runs the tests need not own the clone.
  const trusted = ['-c', `safe.directory=${ROOT}`];
  const listed = await run(
    'git',
    [...trusted, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT, maxBuffer: 16_777_216 },
  );
  for (const file of new Set(listed.stdout.split('\0').filter(Boolean)))
    cpSync(join(ROOT, file), join(copy, file), { force: true, errorOnExist: false });
  await inCopy(copy, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  return copy;
}

async function inCopy(cwd: string, command: string, args: readonly string[]): Promise<string> {
  // As in a brand team's shell: under NODE_ENV=test lingui looks for its own sources.
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, PATH, CI: 'true', TURBO_TELEMETRY_DISABLED: '1' };
  const { stdout } = await run(command, args, { cwd, env, maxBuffer: 67_108_864 });
  return stdout;
}

/** What has changed since the project was copied, folders of new files by their name. */
async function listChanges(copy: string): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: copy, maxBuffer: 16_777_216 });
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('A  '));
}

async function start({ cwd, file, env, ready }: Server, copy: string): Promise<void> {
  const child = spawn(process.execPath, [file], {
    cwd: cwd.replace(ROOT, copy),
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  await vi.waitFor(async () => expect((await fetch(ready)).status).toBe(200), {
    timeout: 90_000,
    interval: 250,
  });
}

async function freeAddress() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The port is no number.');
  await new Promise((closed) => server.close(closed));
  return getServerAddress(address.port);
}

/** Makes a feature and an endpoint, each by one command, and takes both for a part of the project from then on. */
async function makeFeatureAndEndpoint(copy: string): Promise<void> {
  const titles = {
    title: 'Daily quests',
    'title-de': 'Tägliche Aufgaben',
    'title-tr': 'Günlük görevler',
    'title-ar': 'المهام',
  };
  const options = Object.entries(titles).flatMap(([key, text]) => [`--${key}`, text]);
  await inCopy(copy, 'pnpm', ['new', 'feature', 'quests', '--page', '/daily-quests', ...options]);
  const endpoint = [
    'new',
    'endpoint',
    'rewards',
    'get-quests',
    '--method',
    'GET',
    '--path',
    '/api/admin/quests',
  ];
  await inCopy(copy, 'pnpm', [...endpoint, '--auth', 'none', '--summary', 'The quests of a brand']);
  await run('git', ['add', '--all'], { cwd: copy });
}

/** Writes the files of the worked examples as docs/brand-teams.md has them, each after the one before. */
function followExamples(copy: string): void {
  const page = readFileSync(join(copy, 'docs/brand-teams.md'), 'utf8');
  const files = [...page.matchAll(/^`(apps\/azure\/[^`]+)`:\n\n```\w+\n(.+?)^```$/gms)];
  expect(files.map(([, path]) => path)).toEqual([
    'apps/azure/sandbox-texts.json',
    'apps/azure/app/landing.tsx',
    'apps/azure/app/route-map.ts',
    'apps/azure/app/route-map.ts',
  ]);
  for (const [, path = '', content = ''] of files) writeFileSync(join(copy, path), content);
}

/** Gives the brand a font file of its own in place of its headings' font, as docs/brand-teams.md says. */
async function takeOwnFont(copy: string): Promise<void> {
  const theme = join(copy, 'packages/ui/src/themes/azure');
  const onest = join(copy, 'packages/ui/node_modules/@fontsource-variable/onest');
  mkdirSync(join(theme, 'font-sources'));
  cpSync(join(onest, 'files/onest-latin-wght-normal.woff2'), join(theme, 'font-sources/acme.woff2'));
  cpSync(join(onest, 'LICENSE'), join(theme, 'font-sources/LICENSE-acme.txt'));
  const replaceIn = (file: string, from: string, to: string) => {
    const text = readFileSync(join(theme, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(theme, file), text.replaceAll(from, to));
  };
  replaceIn('fonts.ts', 'bricolage-grotesque', 'acme');
  replaceIn('fonts.ts', 'Bricolage Grotesque', 'Acme');
  await inCopy(copy, 'pnpm', ['--filter', '@baize/ui', 'fonts']);
  replaceIn('tokens.ts', 'Bricolage Grotesque', 'Acme');
  replaceIn('theme.ts', 'bricolage-grotesque', 'acme');
}

/** What the host sends of a brand that has followed them. */
async function expectExamples(url: string): Promise<void> {
  const read = async (path: string) => await (await fetch(url + path)).text();
  const root = await read('/');
  expect(root).toContain('<title>Casino by the sea');
  expect(root).toContain('>All games</a>');
  expect(root).not.toContain('/tournaments');
  expect((await fetch(`${url}/tournaments`)).status).toBe(404);
  expect(await read('/sitemap.xml')).not.toContain('/tournaments');
  expect(await read('/catalogues/en')).toContain('"rakeback.claim":["Collect"]');
  expect(await read('/catalogues/de')).toContain('"rakeback.claim":["Abholen"]');
  expect(await read('/catalogues/tr')).not.toContain('Collect');
}

test(
  'one command each makes a brand, a feature and an endpoint that build, pass their tests and run; one takes the brand away whole [BRD-02]',
  { timeout: 600_000 },
  async () => {
    const copy = await copyProject();
    await run('git', ['init', '--quiet'], { cwd: copy });
    await makeFeatureAndEndpoint(copy);

    await inCopy(copy, 'pnpm', [
      'new',
      'brand',
      'azure',
      '--label',
      'Azure Bay',
      '--accent',
      '#0aa',
      '--scheme',
      'dark',
      '--navigation',
      'panel',
    ]);
    expect(await listChanges(copy)).toEqual([
      'AM pnpm-lock.yaml',
      '?? apps/azure/',
      '?? packages/ui/src/themes/azure/',
    ]);

    followExamples(copy);
    await takeOwnFont(copy);
    await inCopy(copy, 'pnpm', ['--filter', '@baize/i18n', 'run', 'extract']);
    await inCopy(copy, 'turbo', ['run', 'typecheck', 'lint', 'build', 'test', '--filter=@baize/azure']);
    // A page and a font of the brand's own are no change outside its folders.
    expect(await listChanges(copy)).toHaveLength(3);
    const assets = readdirSync(join(copy, 'apps/azure/build/client/assets')).join(' ');
    expect(assets).toMatch(/\bacme-basic-[\w-]+\.woff2/);
    expect(assets).not.toContain('bricolage');
    await inCopy(copy, 'turbo', ['run', 'typecheck', 'lint', 'test', '--filter=@baize/quests']);
    const [sandbox, at] = [await freeAddress(), await freeAddress()];
    await start(sandboxServer(sandbox), copy);
    await start(hostServer({ brand: 'azure', sandbox, at }), copy);
    const page = await fetch(at.url);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('data-theme="azure"');
    expect(html).toContain('Azure Bay');
    expect((await fetch(`${at.url}/de/deposit`)).status).toBe(200);
    await expectExamples(at.url);
    const feature = await fetch(`${at.url}/de/daily-quests`);
    expect([feature.status, await feature.text()]).toEqual([
      200,
      expect.stringContaining('>Tägliche Aufgaben</h1>'),
    ]);
    const endpoint = await fetch(`${sandbox.url}/api/admin/quests`);
    expect([endpoint.status, await endpoint.json()]).toEqual([200, { success: true, data: {} }]);

    await inCopy(copy, 'pnpm', ['run', 'remove', 'brand', 'azure']);
    expect(await listChanges(copy)).toEqual([]);
  },
);
