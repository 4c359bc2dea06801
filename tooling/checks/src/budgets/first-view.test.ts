import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { measureFirstView } from './first-view.ts';
import { readDocument } from './read-document.ts';

const PAGE = `<!doctype html><html><head>
<style>@layer a;body{color:red}</style>
<link rel="modulepreload" href="/assets/entry.js">
<link rel="preload" as="font" href="/assets/font.woff2" crossorigin>
</head><body>
<img src="/assets/first.webp"><img src="/assets/later.webp" loading="lazy">
<script>window.facts = {"catalogueHref":"/catalogues/en-1a2b.json"}</script>
<script type="module">import "/assets/manifest.js"; import * as home from "/assets/home.js"; import("/assets/entry.js");</script>
</body></html>`;

const FILES: Record<string, string> = {
  '/': PAGE,
  '/assets/manifest.js': 'window.manifest = {};',
  '/assets/home.js':
    'import { money } from "./money.js"; export const Home = () => money; const later = () => import("./calendar.js");',
  '/assets/money.js': 'export const money = 1;',
  '/assets/calendar.js': 'export const calendar = 28;',
  '/assets/entry.js': 'import "./money.js";',
  '/catalogues/en-1a2b.json': '{"a.b":"words"}',
};

function asSent(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

/** Text that does not compress: hashes, one after the other. */
function noise(length: number): string {
  let text = '';
  while (text.length < length) text += createHash('sha256').update(text.slice(-64)).digest('base64url');
  return text;
}

async function serve(files: Record<string, string>): Promise<string> {
  const server = createServer((asked, answer) => {
    const text = files[asked.url ?? ''];
    if (text === undefined) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-encoding': 'br' }).end(asSent(text));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function size(...paths: string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(FILES[path] ?? '', { level: 9 }).length, 0);
}

test('the scripts of the first view are those the page names and all they import, not what they load later', async () => {
  const { rows, over, scripts } = await measureFirstView({ url: await serve(FILES) });
  expect(scripts.map(({ path }) => path).toSorted()).toEqual([
    '/assets/entry.js',
    '/assets/home.js',
    '/assets/manifest.js',
    '/assets/money.js',
  ]);
  expect(Object.fromEntries(rows.map(({ name, measured }) => [name, measured]))).toEqual({
    'scripts, gzip': size('/assets/entry.js', '/assets/home.js', '/assets/manifest.js', '/assets/money.js'),
    'inlined CSS, brotli': brotliCompressSync('@layer a;body{color:red}').length,
    'HTML, as sent': asSent(PAGE).length,
    'catalogue, brotli': brotliCompressSync('{"a.b":"words"}').length,
    'blocking sheets': 0,
    requests: 8,
  });
  expect(over).toEqual([]);
});

test('what a browser really fetched counts too', async () => {
  const url = await serve(FILES);
  const { scripts, rows } = await measureFirstView({ url, requested: [url, `${url}assets/calendar.js`] });
  expect(scripts.map(({ path }) => path)).toContain('/assets/calendar.js');
  expect(rows.find(({ name }) => name === 'requests')?.measured).toBe(2);
});

test('a first view over its budget is named with its figures', async () => {
  const heavy = `export const noise = '${noise(200_000)}';`;
  const { over, table } = await measureFirstView({
    url: await serve({ ...FILES, '/assets/money.js': heavy }),
  });
  expect(over.map(({ name }) => name)).toEqual(['scripts, gzip']);
  expect(table).toMatch(/scripts, gzip +\d+ {2}of 140000 {2}OVER/);
  expect(table).toMatch(/assets\/money\.js +\d{6}/);
});

test('a sheet that holds back the paint is over budget, a print sheet is not', () => {
  const { blockingSheets } = readDocument(
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" media="print" href="/b.css">',
  );
  expect(blockingSheets).toEqual(['/a.css']);
});

test('a file of the page that is missing is no measure', async () => {
  const { '/assets/money.js': _gone, ...rest } = FILES;
  await expect(measureFirstView({ url: await serve(rest) })).rejects.toThrow('/assets/money.js answered 404');
});
