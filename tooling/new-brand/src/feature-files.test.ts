import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeatureEdits } from './feature-edits.ts';
import { createFeatureFiles } from './feature-files.ts';
import {
  checkFeature,
  readFeature,
  type FeatureAnswers,
  type FeatureRequest,
  type FeatureSurroundings,
} from './feature-request.ts';
import { readSurroundings } from './make-feature.ts';
import { ROOT } from './root.ts';

const QUESTS = { name: 'quests', page: '/quests', title: 'Daily quests', 'title-de': 'Tägliche Aufgaben' };
const REQUEST: FeatureRequest = {
  name: 'quests',
  page: '/quests',
  title: 'Daily quests',
  titles: { de: 'Tägliche Aufgaben' },
};
const THERE: FeatureSurroundings = {
  locales: ['de'],
  packages: ['lobby'],
  paths: ['/', '/casino/:category', '/tournaments', '*'],
  chunkGroups: ['player'],
  messages: ['limits.title'],
  stories: ['screens/bring a friend'],
};

function problemsOf(answers: FeatureAnswers): string[] {
  const checked = checkFeature({ ...QUESTS, ...answers }, THERE);
  return 'problems' in checked ? checked.problems : [];
}

test('a command line is read as it is written, with a title for each complete language', () => {
  const line = [
    'feature',
    'quests',
    '--page',
    '/quests',
    '--title',
    'Daily quests',
    '--title-de',
    'Tägliche Aufgaben',
  ];
  expect(readFeature(line, ['de'])).toEqual(QUESTS);
  expect(checkFeature(QUESTS, THERE)).toEqual({ request: REQUEST });
  expect(() => readFeature(line, ['tr'])).toThrow('--title-de');
  expect(() => readFeature(['feature', 'daily', 'quests'], [])).toThrow('in quotes');
});

test.each<[FeatureAnswers, string]>([
  [{ name: 'Quests' }, 'write small letters'],
  [{ name: '../quests' }, 'write small letters'],
  [{ name: 'delete' }, 'the language keeps this word'],
  [{ name: 'utils' }, 'says nothing'],
  [{ name: 'latest-news' }, 'say notice, update (docs/glossary.md)'],
  [{ name: 'lobby' }, '@baize/lobby is there already'],
  [{ name: 'player' }, 'chunk-groups.ts calls another file so'],
  [{ name: 'limits' }, 'messages of something else begin with limits.'],
  [{ name: 'bring-a-friend' }, 'docs/glossary.md'],
  [{ page: 'quests' }, 'write --page'],
  [{ page: '/quests/' }, 'write --page'],
  [{ page: '/quests/:id' }, 'write --page'],
  [{ page: '/de/quests' }, 'no page can be below'],
  [{ page: '/api' }, 'no page can be below'],
  [{ page: '/tournaments' }, 'the route map has /tournaments'],
  [{ page: '/casino/quests' }, 'the route map has /casino/:category'],
  [{ title: '' }, 'write --title as'],
  [{ title: "Today's <b>quests</b>" }, 'write --title as'],
  [{ title: '{count} quests' }, 'write --title as'],
  [{ 'title-de': 'Daily quests' }, 'say it in the language'],
])('%j is refused with what to write', (answers, advice) => {
  expect(problemsOf(answers).join()).toContain(advice);
});

test('every problem is told at once', () => {
  const checked = checkFeature({}, THERE);
  expect('problems' in checked ? checked.problems : []).toHaveLength(4);
});

test('what is there already is found in the workspace', async () => {
  const there = await readSurroundings(ROOT);
  expect(there.locales).toEqual(['ar', 'de', 'tr']);
  expect(there.packages).toEqual(expect.arrayContaining(['access', 'curacao', 'new-brand']));
  expect(there.paths).toEqual(expect.arrayContaining(['/', '/vip-club', '*']));
  expect(there.chunkGroups).toEqual(expect.arrayContaining(['hydrate', 'session', 'notices']));
  expect(there.messages).toContain('genuine.title');
  expect(there.stories).toContain('screens/genuine site');
});

test('the package has one page, its sheet, its stories and its test, and declares what it uses', () => {
  const files = new Map(createFeatureFiles(REQUEST).map(({ path, content }) => [path, String(content)]));
  const text = (file: string) => files.get(`packages/features/quests/${file}`) ?? '';
  expect([...files.keys()].map((path) => path.replace('packages/features/quests/', ''))).toEqual([
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'README.md',
    'src/routes/quests.tsx',
    'src/routes/quests.css.ts',
    'src/routes/quests.stories.tsx',
    'src/routes/quests.test.tsx',
  ]);
  expect(text('src/routes/quests.tsx')).toContain("t({ id: 'quests.title', message: 'Daily quests' })");
  expect(text('src/routes/quests.stories.tsx')).toContain("title: 'Screens/Quests'");
  const declared = text('package.json');
  const imported = [...files.values()].flatMap((source) =>
    Array.from(source.matchAll(/from '(@[^/']+\/[^/']+|[^.@/'][^/']*)/g), ([, name]) => name ?? ''),
  );
  expect(imported.length).toBeGreaterThan(8);
  for (const name of imported) expect(declared, name).toContain(`"${name}": "`);
});

test('the edits find their places in the files there are, and add lines only', async () => {
  const added = new Map<string, string[]>();
  for (const { path, edit } of createFeatureEdits(REQUEST)) {
    const before = await readFile(join(ROOT, path), 'utf8');
    const lines = before.split('\n');
    const after = edit(before).split('\n');
    expect(after.length, path).toBeGreaterThan(lines.length);
    const known = new Set(lines);
    added.set(
      path,
      after.filter((line) => !known.has(line)),
    );
    expect(after.filter((line) => known.has(line)).length, path).toBeGreaterThanOrEqual(lines.length);
  }
  expect(added.get('packages/composition/src/route-map.ts')).toEqual([
    "  '/quests': '@baize/quests/routes/quests',",
  ]);
  expect(added.get('tooling/vite/src/chunk-groups.ts')).toEqual([
    "  { name: 'quests', roots: /\\/features\\/quests\\// },",
  ]);
  expect(added.get('packages/composition/package.json')).toEqual(['    "@baize/quests": "workspace:*",']);
  expect(added.get('packages/i18n/locales/de.po')).toEqual([
    'msgid "quests.title"',
    'msgstr "Tägliche Aufgaben"',
  ]);
  expect(added.get('pnpm-lock.yaml')).toEqual([
    "      '@baize/quests':",
    '        version: link:../../packages/features/quests',
    "      '@baize/quests':",
    '        version: link:../features/quests',
    '  packages/features/quests:',
  ]);
});
