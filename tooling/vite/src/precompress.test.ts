import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressFolder } from './precompress.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('every text gets a smaller twin in both forms, pictures and fonts do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  folders.push(folder);
  const text = 'export const one = 1;\n'.repeat(100);
  await writeFile(join(folder, 'app.js'), text);
  await writeFile(join(folder, 'font.woff2'), 'font');
  await compressFolder(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2']);
  expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toBe(text);
});
