import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkStories } from './check-stories.ts';

const ROUTE = 'packages/features/lobby/src/routes/casino.tsx';
const ROUTE_STORY = 'packages/features/lobby/src/routes/casino.stories.tsx';
const MODAL_STORY = 'packages/features/lobby/src/modals.stories.tsx';
const CHIP_STORY = 'packages/ui/src/components/chip/chip.stories.tsx';

function chipStory(docs: string): string {
  return [
    "import { componentDocs } from '../component-docs.ts';",
    "import { Chip } from './chip.tsx';",
    `export default { component: Chip, parameters: componentDocs({ ${docs} }) };`,
  ].join('\n');
}

/** A workspace in which everything is shown. */
const SHOWN = {
  'packages/ui/package.json': createManifest('@baize/ui', {
    exports: {
      './chip': './src/components/chip/chip.tsx',
      './rotation': './src/components/turn/use-turn.ts',
    },
  }),
  'packages/ui/src/components/chip/chip.tsx': 'export function Chip() { return <b />; }',
  'packages/ui/src/components/turn/use-turn.ts': 'export function useTurn() {}',
  [CHIP_STORY]: chipStory("use: 'a', avoid: 'b', instead: 'c', refuses: 'd'"),
  'packages/domain/package.json': createManifest('@baize/domain'),
  'packages/domain/src/pages/modals.ts': "export const MODAL_NAMES = [\n  'search',\n] as const;",
  'packages/features/lobby/package.json': createManifest('@baize/lobby'),
  'packages/features/lobby/src/feature.ts':
    "export const lobbyFeature = defineFeature({\n  modals: {\n    search: () => import('./search.tsx'),\n  },\n});",
  [ROUTE]: 'export default function CasinoPage() { return null; }',
  'packages/features/lobby/src/routes/casino.test.tsx': "import './casino.tsx';",
  [ROUTE_STORY]: "import CasinoPage from './casino.tsx';\nexport default { component: CasinoPage };",
  [MODAL_STORY]: [
    "import { ModalHost } from '@baize/links/modals';",
    "import { lobbyFeature } from './feature.ts';",
    "export const Search = dialogAt('/casino?sort=new&modal=search', lobbyFeature, ModalHost);",
  ].join('\n'),
};

async function found(planted: Record<string, string>): Promise<string[]> {
  const root = await createTempWorkspace({ ...SHOWN, ...planted });
  const { violations } = await checkStories(await readWorkspace(root), []);
  return violations.map(({ file, line, found: what }) => `${file}:${line} ${what}`);
}

test('a workspace whose components, pages and modals all have stories passes [BRD-03]', async () => {
  expect(await found({})).toEqual([]);
});

test('a component that other packages can import and no story shows is found [BRD-03]', async () => {
  const planted = {
    'packages/ui/package.json': createManifest('@baize/ui', {
      exports: { './chip': './src/components/chip/chip.tsx', './seal': './src/components/seal/seal.tsx' },
    }),
    'packages/ui/src/components/seal/seal.tsx': 'export function Seal() { return <i />; }',
  };
  expect(await found(planted)).toEqual(['packages/ui/src/components/seal:1 no story shows seal']);
});

test.each([
  ['no docs at all', "import { Chip } from './chip.tsx';", 'use, avoid, instead, refuses'],
  ['a field left out', chipStory("use: 'a', avoid: 'b', instead: 'c'"), 'refuses'],
  ['an empty text', chipStory("use: 'a', avoid: ' ', instead: 'c', refuses: 'd'"), 'avoid'],
])('the docs page of a component is incomplete with %s [BRD-03]', async (_, story, missing) => {
  expect(await found({ [CHIP_STORY]: story })).toEqual([
    `${CHIP_STORY}:1 its docs page does not say: ${missing}`,
  ]);
});

test.each([
  ['no story at all', "export default { title: 'Screens/Casino' };"],
  ['a part of the module beside the page', "import { loader } from './casino.tsx';\nloader();"],
  ['the type of the page alone', "import type CasinoPage from './casino.tsx';\nlet Page: CasinoPage;"],
  ['the page named in a comment', "// import CasinoPage from './casino.tsx';\nexport default {};"],
])('a page is not shown by %s [BRD-03]', async (_, story) => {
  expect(await found({ [ROUTE_STORY]: story })).toEqual([`${ROUTE}:1 no story shows this page`]);
});

test.each([
  ['another modal', "'/casino?modal=search-results'", './feature.ts', '@baize/links/modals'],
  ['no address', "'search'", './feature.ts', '@baize/links/modals'],
  ['another feature', "'/casino?modal=search'", './other.ts', '@baize/links/modals'],
  ['no host of modals', "'/casino?modal=search'", './feature.ts', '@baize/page'],
])('a modal is not opened by a story of %s [BRD-03]', async (_, address, feature, host) => {
  const story = `import { a } from '${feature}';\nimport { b } from '${host}';\nexport const Search = a(b, ${address});`;
  expect(await found({ [MODAL_STORY]: story })).toEqual([
    'packages/features/lobby/src/feature.ts:3 no story opens the modal search',
  ]);
});

test('a modal that no feature offers is found where it is named [BRD-03]', async () => {
  const names = "export const MODAL_NAMES = [\n  'search',\n  'gift',\n] as const;";
  expect(await found({ 'packages/domain/src/pages/modals.ts': names })).toEqual([
    'packages/domain/src/pages/modals.ts:3 no feature offers the modal gift',
  ]);
});

test('each finding says which file to add [BRD-03]', async () => {
  const root = await createTempWorkspace({ ...SHOWN, [ROUTE_STORY]: '', [MODAL_STORY]: '' });
  const { violations } = await checkStories(await readWorkspace(root), []);
  expect(violations.map(({ fix }) => fix)).toEqual([
    expect.stringContaining(`add ${ROUTE_STORY}`),
    expect.stringContaining(
      `in ${MODAL_STORY} show ModalHost with this feature at the address ?modal=search`,
    ),
  ]);
});

test('a link of a docs page that leads to no story is found [BRD-03]', async () => {
  const planted = {
    [CHIP_STORY]: `${SHOWN[CHIP_STORY].replace('default {', "default meta;\nconst meta = { title: 'Components/Chip',")}
export const RowOnAPhone = {};`,
    'apps/storybook/package.json': createManifest('@baize/storybook'),
    'apps/storybook/src/start.mdx': [
      '<Meta title="Start here/Overview" />',
      '[a](?path=/docs/components-chip--docs), [b](?path=/story/components-chip--row-on-a-phone),',
      '[c](?path=/story/components-chip--row), [d](?path=/docs/start-here-overview--docs)',
    ].join('\n'),
  };
  expect(await found(planted)).toEqual([
    'apps/storybook/src/start.mdx:3 no story has the address components-chip--row',
  ]);
});

test('a check that finds no pages does not pass [BRD-03]', async () => {
  const root = await createTempWorkspace({
    'packages/ui/package.json': SHOWN['packages/ui/package.json'],
    [CHIP_STORY]: SHOWN[CHIP_STORY],
  });
  await expect(checkStories(await readWorkspace(root), [])).rejects.toThrow('no routes were found');
});

test('this workspace shows every component, page, modal and state [BRD-03]', async () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const { violations } = await checkStories(await readWorkspace(root));
  expect(violations).toEqual([]);
});
