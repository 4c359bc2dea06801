import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';

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
    'packages/browser/package.json:1 3 folders import each other in a circle: storage, tabs, time',
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
