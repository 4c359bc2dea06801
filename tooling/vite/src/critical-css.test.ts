import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

/** A small app: a first view with a sheet, and a dialog with one of its own. */
const APP = {
  'main.js': 'export * from "./first.js";',
  'first.js': 'import "./first.css"; export const open = () => import("./dialog.js");',
  'first.css': '@layer reset, kit; @layer kit { body { color: red } }',
  'dialog.js': 'import "./first.js"; import "./dialog.css"; export const title = "hello";',
  'dialog.css': '@layer kit { dialog { color: blue } }',
};

async function built() {
  const root = await mkdtemp(join(tmpdir(), 'sheet-'));
  await Promise.all(Object.entries(APP).map(([name, text]) => writeFile(join(root, name), text)));
  const environments = {
    client: {
      build: {
        outDir: 'build/client',
        rolldownOptions: {
          input: join(root, 'main.js'),
          preserveEntrySignatures: 'strict' as const,
          output: {
            codeSplitting: { groups: [{ name: 'hydrate', test: /first\.(?:js|css)$/ }] },
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { modulePreload: false },
    environments,
    plugins: [criticalCss()],
  });
  const read = (file: string) => readFile(join(root, 'build', file), 'utf8');
  return { sheet: await read('sheet.css'), read, files: await readdir(join(root, 'build/client')) };
}

test('the first view’s sheet is laid down for the host and no file of the browser', async () => {
  const { sheet, files } = await built();
  expect(sheet).toContain('color:red');
  expect(sheet).not.toContain('color:#00f');
  expect(files.toSorted()).toEqual(['dialog.css', 'dialog.js', 'hydrate.js', 'main.js']);
});

test('a dialog waits for its own sheet and not for the first view’s, and repeats the order of layers', async () => {
  const { read } = await built();
  const first = await read('client/hydrate.js');
  expect(first).toContain('dialog.css');
  expect(first).not.toContain('first.css');
  expect(await read('client/dialog.css')).toMatch(/^@layer reset,kit;@layer kit\{dialog/);
});
