import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkStates } from './check-states.ts';
import { readStories } from './read-stories.ts';

const FILE = 'packages/domain/src/days.ts';
const STORIES = 'packages/features/lobby/src/day.stories.tsx';
const CATALOGUE = { list: 'DAY_STATES', file: FILE, stories: STORIES };

const LIST = "export const DAY_STATES = [\n  'open',\n  'last-chance',\n] as const;";
const SHOWN = [
  "export const Open = { args: { day: dayIn('open') } };",
  "export const LastChance = dayIn('last-chance');",
].join('\n');

async function found({
  list = LIST,
  stories = SHOWN,
  without = {},
}: {
  list?: string;
  stories?: string;
  without?: Readonly<Record<string, string>>;
}): Promise<string[]> {
  const root = await createTempWorkspace({
    'packages/domain/package.json': createManifest('@baize/domain'),
    [FILE]: list,
    'packages/features/lobby/package.json': createManifest('@baize/lobby'),
    [STORIES]: stories,
  });
  const workspace = await readWorkspace(root);
  const { violations } = await checkStates({
    workspace,
    stories: await readStories(workspace),
    catalogues: [{ ...CATALOGUE, without }],
  });
  return violations.map(({ file, line, found: what }) => `${file}:${line} ${what}`);
}

test('a list whose states all have a story of their own passes [BRD-03]', async () => {
  expect(await found({})).toEqual([]);
});

test.each([
  ['no story', "export const Open = dayIn('open');"],
  [
    'a story of all states',
    `${SHOWN.split('\n')[0]}\nexport const All = ['open', 'last-chance'].map(dayIn);`,
  ],
  ['a constant that is no story', `${SHOWN.split('\n')[0]}\nconst day = dayIn('last-chance');`],
  ['a comment', `${SHOWN.split('\n')[0]}\n// 'last-chance'\nexport const LastChance = {};`],
])('a state is not shown by %s [BRD-03]', async (_, stories) => {
  expect(await found({ stories })).toEqual([`${FILE}:3 no story shows last-chance of DAY_STATES`]);
});

test('a state that the domain gains is found until it has a story [BRD-03]', async () => {
  const list = LIST.replace("'open',", "'open',\n  'lost',");
  expect(await found({ list })).toEqual([`${FILE}:3 no story shows lost of DAY_STATES`]);
});

test('the keys of an object count as states, as error codes do [BRD-03]', async () => {
  const list = "export const DAY_STATES = {\n  open: 'day.open',\n  LOST: 'day.lost',\n} as const;";
  expect(await found({ list })).toEqual([`${FILE}:3 no story shows LOST of DAY_STATES`]);
});

test('a state that nobody sees needs no story where the catalogue says why [BRD-03]', async () => {
  const stories = "export const Open = dayIn('open');";
  expect(await found({ stories, without: { 'last-chance': 'it is never drawn' } })).toEqual([]);
});

test('a list that has moved away is found, so that its states do not go unchecked [BRD-03]', async () => {
  expect(await found({ list: 'export const OTHER = [];' })).toEqual([
    `${FILE}:1 no list DAY_STATES is here, so its states were not checked`,
  ]);
});
