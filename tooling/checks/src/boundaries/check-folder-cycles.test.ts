import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { parseSource } from '../workspace/source.ts';
import { isSource, readWorkspace, type Workspace } from '../workspace/workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { CYCLIC_FOLDERS, findCyclicFolders } from './check-folder-cycles.ts';

const PACKAGE = {
  'packages/browser/package.json': createManifest('@baize/browser'),
  'packages/browser/README.md': '# browser',
};

async function found(planted: Record<string, string>): Promise<string[]> {
  const workspace = await readWorkspace(await createTempWorkspace({ ...PACKAGE, ...planted }));
  const { violations } = await checkBoundaries(workspace);
  return violations.map(({ file, line, found: words }) => `${file}:${line} ${words}`);
}

const imports = (path: string) => `import '${path}';`;

test('folders that import each other in a circle are found, however long it is', async () => {
  const files = {
    'packages/browser/src/tabs/a.ts': imports('../storage/b.ts'),
    'packages/browser/src/storage/b.ts': imports('../time/c.ts'),
    'packages/browser/src/time/c.ts': imports('../tabs/a.ts'),
    'packages/browser/src/outside/d.ts': imports('../tabs/a.ts'),
  };
  expect(await found(files)).toEqual([
    'packages/browser/package.json:1 3 folders import each other in a circle (0 allowed): storage, tabs, time',
  ]);
});

test('one direction is right, and so are tests, stories and files beside each other', async () => {
  const files = {
    'packages/browser/src/tabs/a.ts': imports('../storage/b.ts'),
    'packages/browser/src/storage/b.ts': imports('./c.ts'),
    'packages/browser/src/storage/c.ts': imports('./b.ts'),
    'packages/browser/src/storage/c.test.ts': imports('../tabs/a.ts'),
    'packages/browser/src/entry.ts': imports('./storage/b.ts'),
  };
  expect(await found(files)).toEqual([]);
});

test('the numbers that are allowed are those of today: whoever mends a circle lowers one', async () => {
  const workspace = await readWorkspace(fileURLToPath(new URL('../../../..', import.meta.url)));
  const counts = await Promise.all(
    workspace.packages.map(async (owner) => {
      const files = await Promise.all(
        owner.files.filter(isSource).map((file) => readChecked(file, workspace)),
      );
      return [owner.folder, findCyclicFolders(files.map((one) => ({ ...one, owner }))).length] as const;
    }),
  );
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(CYCLIC_FOLDERS);
});

async function readChecked(file: string, workspace: Workspace) {
  return { file, source: parseSource(file, await workspace.read(file)) };
}
