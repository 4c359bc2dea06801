import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { checkBrandSize } from './check-brand-size.ts';

async function found(planted: Record<string, string>): Promise<string[]> {
  const app = {
    'apps/curacao/package.json': createManifest('@baize/curacao'),
    'apps/curacao/README.md': '# curacao',
  };
  const workspace = await readWorkspace(await createTempWorkspace({ ...app, ...planted }));
  const { violations } = await checkBoundaries(workspace);
  return violations.map(({ file, line, found: words }) => `${file}:${line} ${words}`);
}

test('a brand app has 150 lines of TypeScript at most, its route map and tests apart [BRD-01]', async () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);
  const app = (brand: number) => ({
    'apps/curacao/app/brand.ts': lines(brand),
    'apps/curacao/server.ts': lines(50),
    'apps/curacao/app/route-map.ts': lines(80),
    'apps/curacao/app/brand.test.ts': lines(80),
  });
  expect(await found(app(100))).toEqual([]);
  expect(await found(app(101))).toEqual([
    'apps/curacao:1 151 lines of TypeScript in a brand app, 150 are its room',
  ]);
});

test('the brand apps of this project are as thin as that, and each has a route map of its own [BRD-01]', async () => {
  const workspace = await readWorkspace(fileURLToPath(new URL('../../../..', import.meta.url)));
  const apps = workspace.packages.filter(({ layer }) => layer === 'brand');
  expect(workspace.brands).toEqual(expect.arrayContaining(['curacao', 'lulu']));
  for (const app of apps) {
    expect(await checkBrandSize(app, workspace)).toEqual([]);
    expect(app.files).toContain(`${app.folder}/app/route-map.ts`);
  }
});
