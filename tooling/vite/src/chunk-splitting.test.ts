import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { expect, test } from 'vitest';
import { builtCode, parseBuiltCode } from './built-code.ts';
import { chunkSplitting } from './chunk-splitting.ts';
import { directImports } from './direct-imports.ts';

/** A small app: an entry point of a package names a heavy module that its importer does not use. */
const APP = {
  'app/entry.client.tsx':
    'import { light } from "../ui.js"; import { Root } from "./root.tsx"; export const start = () => [light, Root];',
  'app/root.tsx':
    'export const Root = () => import("../packages/player/src/session/runtime.ts").then((code) => code.read());',
  'ui.js': 'export { light } from "./light.js"; export { heavy } from "./heavy.js";',
  'light.js': 'export const light = () => "light";',
  'heavy.js': 'export const heavy = () => "heavy ".repeat(3);',
  'packages/player/src/session/runtime.ts':
    'import { heavy } from "../../../../ui.js"; import { light } from "../../../../ui.js"; export const read = () => heavy() + light();',
  'package.json': '{"sideEffects":false}',
};

async function built() {
  const root = await mkdtemp(join(tmpdir(), 'waves-'));
  for (const [name, text] of Object.entries(APP)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const waves = chunkSplitting();
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [waves.plugin, directImports(), builtCode()],
    environments: {
      client: {
        build: {
          outDir: 'build/client',
          rolldownOptions: {
            input: join(root, 'app/entry.client.tsx'),
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: { groups: waves.groups },
              entryFileNames: 'assets/[name].js',
              chunkFileNames: 'assets/[name].js',
            },
          },
        },
      },
    },
    builder: {
      async buildApp(one) {
        const { client } = one.environments;
        if (client) await one.build(client);
      },
    },
  });
  await builder.buildApp();
  const assets = join(root, 'build/client/assets');
  const read = (file: string) => readFile(join(assets, file), 'utf8');
  const code = parseBuiltCode(await readFile(join(root, 'build/code.json'), 'utf8'));
  return { files: (await readdir(assets)).toSorted(), read, code };
}

test('each wave is one file with what it needs itself, and no file only passes on names', async () => {
  const { files, read, code } = await built();
  expect(files.filter((file) => file.startsWith('player'))).toHaveLength(1);
  expect(await read('hydrate.js')).not.toContain('heavy ');
  expect(await read('player.js')).toContain('heavy ');
  expect(await read('hydrate.js')).toMatch(/import\(["'`]\.\/player\.js["'`]\)/);
  expect(files).not.toContain('runtime.js');
  expect(Object.keys(code.routeFiles)).toHaveLength(1);
});
