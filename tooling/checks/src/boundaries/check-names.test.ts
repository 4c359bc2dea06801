import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { findBrandNameUses } from './check-names.ts';

const APP = {
  'apps/curacao/package.json': createManifest('@baize/curacao'),
  'apps/curacao/README.md': '# curacao',
  'packages/domain/package.json': createManifest('@baize/domain'),
  'packages/domain/README.md': '# domain',
};

async function found(planted: Record<string, string>): Promise<string[]> {
  const workspace = await readWorkspace(await createTempWorkspace({ ...APP, ...planted }));
  const { violations } = await checkBoundaries(workspace);
  return violations.map(({ file, line, found: words }) => `${file}:${line} ${words}`);
}

test("a brand's name stands in its app and its theme only", async () => {
  expect(
    await found({
      'apps/curacao/app/brand.ts': "export const name = 'curacao';",
      'packages/ui/package.json': createManifest('@baize/ui'),
      'packages/ui/README.md': '# ui',
      'packages/ui/src/themes/curacao/theme.ts': "export const theme = '[data-theme=curacao]';",
      'packages/ui/src/button.tsx': "export const round = (brand: string) => brand === 'curacao';",
      // A word of some language may hold the letters of a name.
      'packages/ui/src/word.ts': "export const word = 'sancuracaolık';",
      'packages/domain/src/settings/settings.ts': "export const theme = 'curacao';",
    }),
  ).toEqual(["packages/ui/src/button.tsx:1 the brand's name curacao"]);
});

test('the themes of ui have entries for any brand, and an app reaches its own alone', async () => {
  const theme = { './themes/*': './src/themes/*/theme.ts', './themes/*.svg': './src/themes/*.svg' };
  expect(
    await found({
      'packages/ui/package.json': createManifest('@baize/ui', { exports: theme }),
      'packages/ui/README.md': '# ui',
      'apps/amber/package.json': createManifest('@baize/amber'),
      'apps/amber/README.md': '# amber',
      'apps/amber/app/brand.ts':
        "import '@baize/ui/themes/amber';\nimport '@baize/ui/themes/amber/hero.svg?url';\nimport '@baize/ui/themes/birch/hero.svg?url';\nimport '@baize/ui/button';",
    }),
  ).toEqual([
    'apps/amber/app/brand.ts:3 brand imports @baize/ui/themes/birch/hero.svg',
    'apps/amber/app/brand.ts:4 @baize/ui/button is not among the entries of @baize/ui',
  ]);
});

test('a word that every brand’s code says already is found before it becomes a name', async () => {
  const root = await createTempWorkspace({
    ...APP,
    'packages/shell/package.json': createManifest('@baize/shell'),
    'packages/shell/src/card.ts': "export const kind = 'card';",
  });
  expect(await findBrandNameUses(root, 'card')).toMatchObject([
    { file: 'packages/shell/src/card.ts', line: 1 },
  ]);
  expect(await findBrandNameUses(root, 'amber')).toEqual([]);
});
