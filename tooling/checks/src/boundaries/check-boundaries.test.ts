import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';

/** A house in which every rule is kept. */
const HOUSE = {
  'packages/domain/package.json': createManifest('@baize/domain', {
    exports: { './money': './src/money.ts' },
  }),
  'packages/domain/README.md': '# domain',
  'packages/domain/src/money.ts': "import * as v from 'valibot';\nexport const money = v.number();",
  'packages/api/package.json': createManifest('@baize/api', {
    exports: { './client': './src/client.ts', './queries/days': './src/queries/days.ts' },
    dependencies: { '@baize/domain': 'workspace:*', valibot: 'catalog:' },
  }),
  'packages/api/README.md': '# api',
  'packages/api/src/client.ts':
    "import { money } from '@baize/domain/money';\nexport type Client = typeof money;",
  'packages/features/rewards/package.json': createManifest('@baize/rewards', {
    exports: { './week': './src/week.tsx' },
  }),
  'packages/features/rewards/README.md': '# rewards',
  'packages/features/rewards/src/week.tsx':
    "import type { Client } from '@baize/api/client';\nexport type Week = Client;",
  'packages/features/lobby/package.json': createManifest('@baize/lobby'),
  'packages/features/lobby/README.md': '# lobby',
  'apps/curacao/package.json': createManifest('@baize/curacao'),
  'apps/curacao/README.md': '# curacao',
};

async function found(planted: Record<string, string>): Promise<string[]> {
  const workspace = await readWorkspace(await createTempWorkspace({ ...HOUSE, ...planted }));
  const { violations } = await checkBoundaries(workspace);
  return violations.map(({ file, line, found: words }) => `${file}:${line} ${words}`);
}

test('a house that keeps the plan passes', async () => {
  expect(await found({})).toEqual([]);
});

test('a planted import of a room that is not in the row is found, with its line', async () => {
  const file = 'packages/domain/src/planted.ts';
  expect(
    await found({ [file]: "\nimport { createClient } from '@baize/api/client';\ncreateClient();" }),
  ).toEqual([`${file}:2 domain imports api (@baize/api/client)`]);
});

test.each([
  ['export * from', "export * from '@baize/api/client';"],
  ['export of a name', "export { createClient } from '@baize/api/client';"],
  ['dynamic import', "export const later = () => import('@baize/api/client');"],
  ['import in a type', "export type Later = import('@baize/api/client').Client;"],
  ['import over several lines', "import {\n  type Client,\n} from\n  '@baize/api/client';"],
])('no way of writing an import escapes: %s', async (_, code) => {
  expect(await found({ 'packages/domain/src/planted.ts': code })).toEqual([
    expect.stringContaining('domain imports api (@baize/api/client)'),
  ]);
});

test('words of an import in a comment or a text are no import', async () => {
  const code =
    "// import '@baize/api/client'\nexport const words = \"import { x } from '@baize/api/client'\";";
  expect(await found({ 'packages/domain/src/planted.ts': code })).toEqual([]);
});

test('a feature never imports another feature, not even in a test', async () => {
  const code = "import { Week } from '@baize/rewards/week';";
  expect(
    await found({ 'packages/features/lobby/src/a.ts': code, 'packages/features/lobby/src/b.test.ts': code }),
  ).toEqual([
    'packages/features/lobby/src/a.ts:1 feature imports feature (@baize/rewards/week)',
    'packages/features/lobby/src/b.test.ts:1 feature imports feature (@baize/rewards/week)',
  ]);
});

test('a feature gets the client by context only: its type may be imported, its maker may not', async () => {
  expect(
    await found({ 'packages/features/lobby/src/a.ts': "import { createClient } from '@baize/api/client';" }),
  ).toEqual(['packages/features/lobby/src/a.ts:1 feature imports @baize/api/client']);
});

test('what a package does not name in its exports stays private', async () => {
  expect(
    await found({ 'packages/features/lobby/src/a.ts': "import { x } from '@baize/domain/src/money.ts';" }),
  ).toEqual([
    'packages/features/lobby/src/a.ts:1 @baize/domain/src/money.ts is not among the entries of @baize/domain',
  ]);
});

test('a relative import does not walk through a wall', async () => {
  expect(
    await found({ 'packages/features/lobby/src/a.ts': "import { x } from '../../../domain/src/money.ts';" }),
  ).toEqual([
    'packages/features/lobby/src/a.ts:1 ../../../domain/src/money.ts walks through the wall of packages/features/lobby',
  ]);
});

test('a library that is not on the list of its room is found in code and in package.json', async () => {
  expect(
    await found({
      'packages/browser/package.json': createManifest('@baize/browser', {
        dependencies: { lodash: 'catalog:' },
      }),
      'packages/browser/README.md': '# browser',
      'packages/browser/src/a.ts': "import { debounce } from 'lodash';",
    }),
  ).toEqual([
    'packages/browser/package.json:1 lodash among the dependencies of browser',
    'packages/browser/src/a.ts:1 lodash in browser',
  ]);
});

test('phone numbers are the one module of domain that may use their library', async () => {
  const code = "import { parse } from 'libphonenumber-js';";
  expect(
    await found({ 'packages/domain/src/fields/phone.ts': code, 'packages/domain/src/money.ts': code }),
  ).toEqual([expect.stringContaining('packages/domain/src/money.ts:1 libphonenumber-js outside')]);
});

test('shipped code imports nothing that is built for tests and stories', async () => {
  expect(
    await found({
      'packages/features/lobby/src/testing/people.ts': 'export const people = [];',
      'packages/features/lobby/src/a.stories.tsx': "import { people } from './testing/people.ts';",
      'packages/features/lobby/src/a.tsx': "import { people } from './testing/people.ts';",
    }),
  ).toEqual([
    'packages/features/lobby/src/a.tsx:1 shipped code imports ./testing/people.ts, which is built for tests and stories',
  ]);
});

test('a route map of strings is held against the entries too', async () => {
  expect(
    await found({
      'apps/curacao/app/routes.ts': "export const map = { '/': '@baize/rewards/routes/missing' };",
    }),
  ).toEqual([
    'apps/curacao/app/routes.ts:1 @baize/rewards/routes/missing is not among the entries of @baize/rewards',
  ]);
});

test.each([
  ['Date.now()', 'Date.now'],
  ['new Date()', 'new Date()'],
  ['Math.random()', 'Math.random'],
  ['setTimeout(() => {}, 1)', 'setTimeout'],
  ['fetch("/x")', 'fetch'],
  ['window.innerWidth', 'window'],
  ['globalThis.fetch("/x")', 'globalThis'],
])('a rule of domain that touches the world is found: %s', async (code, name) => {
  expect(await found({ 'packages/domain/src/planted.ts': `export const seen = () => ${code};` })).toContain(
    `packages/domain/src/planted.ts:1 ${name} in domain`,
  );
});

test('an instant that is given, or a parameter that is called window, is no touch of the world', async () => {
  const code =
    'export const opens = (window: { from: string; document: string }, at: number) => ({ window, day: new Date(at), document: window.document });';
  expect(await found({ 'packages/domain/src/planted.ts': code })).toEqual([]);
});

test('a folder that says nothing of its contents is found', async () => {
  expect(await found({ 'packages/domain/src/utils/money.ts': 'export {};' })).toEqual([
    'packages/domain/src/utils:1 a folder named utils',
  ]);
});

test('versions stand in the catalog, entries are named, and a README stays short', async () => {
  expect(
    await found({
      'packages/browser/package.json': createManifest('@baize/browser', {
        exports: { './*': './src/*.ts' },
        devDependencies: { vitest: '^5.1.0' },
      }),
      'packages/browser/README.md': 'line\n'.repeat(41),
    }),
  ).toEqual([
    'packages/browser/package.json:1 vitest at ^5.1.0',
    'packages/browser/package.json:1 wildcard entry ./*',
    'packages/browser/README.md:40 41 lines',
  ]);
});

test('a package has so many entries at most, but for those that are lists of rules, endpoints and components', async () => {
  const exports = Object.fromEntries(Array.from({ length: 36 }, (_, at) => [`./entry-${at}`, './src/a.ts']));
  expect(
    await found({
      'packages/links/package.json': createManifest('@baize/links', { exports }),
      'packages/links/README.md': 'Links.',
      'packages/domain/package.json': createManifest('@baize/domain', {
        exports: { ...exports, './money': './src/money.ts' },
      }),
    }),
  ).toEqual(["packages/links/package.json:1 36 entries, 35 are a package's room"]);
});

test.each([
  ['page', 'links'],
  ['page', 'shell'],
  ['forms', 'links'],
  ['links', 'player'],
  ['player', 'wallet'],
  ['wallet', 'links'],
  ['wallet', 'shell'],
])('of the packages around a page %s does not know %s', async (from, to) => {
  expect(
    await found({
      [`packages/${to}/package.json`]: createManifest(`@baize/${to}`, { exports: { '.': './src/a.ts' } }),
      [`packages/${to}/README.md`]: 'Known.',
      [`packages/${from}/package.json`]: createManifest(`@baize/${from}`),
      [`packages/${from}/README.md`]: 'Knows.',
      [`packages/${from}/src/planted.ts`]: `export { a } from '@baize/${to}';`,
    }),
  ).toEqual([`packages/${from}/src/planted.ts:1 ${from} imports ${to} (@baize/${to})`]);
});

test('a run that finds nothing to check fails', async () => {
  await expect(readWorkspace(await createTempWorkspace({ 'readme.md': 'nothing here' }))).rejects.toThrow(
    'nothing was checked',
  );
  const empty = await createTempWorkspace({
    'packages/domain/package.json': createManifest('@baize/domain'),
  });
  await expect(readWorkspace(empty).then(checkBoundaries)).rejects.toThrow('nothing was checked');
});

test('a folder that no row of the table knows is refused', async () => {
  const root = await createTempWorkspace({
    'packages/misplaced/package.json': createManifest('@baize/misplaced'),
  });
  await expect(readWorkspace(root)).rejects.toThrow('packages/misplaced is no room of the table');
});

test('every message says how to mend', async () => {
  const workspace = await readWorkspace(
    await createTempWorkspace({
      ...HOUSE,
      'packages/domain/src/planted.ts': "import '@baize/api/client';\nDate.now();",
    }),
  );
  const { violations } = await checkBoundaries(workspace);
  expect(violations).toHaveLength(2);
  for (const { fix } of violations) expect(fix.length).toBeGreaterThan(10);
});
