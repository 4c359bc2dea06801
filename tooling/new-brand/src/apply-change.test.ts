import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyChange, type Change } from './apply-change.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'baize-change-'));
  await mkdir(join(root, 'packages'));
  await writeFile(join(root, 'packages/list.ts'), 'one\n');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const apply = (change: Partial<Change> = {}) =>
  applyChange({
    root,
    files: [{ path: 'packages/new/src/two.ts', content: 'two\n' }],
    edits: [{ path: 'packages/list.ts', edit: (text) => `${text}two\n` }],
    finish: async () => undefined,
    ...change,
  });

async function filesThere(): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => [file.slice(root.length + 1), await readFile(file, 'utf8')]),
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

test('new files and changed ones are there before what follows them', async () => {
  let seen = {};
  await apply({ finish: async () => void (seen = await filesThere()) });
  expect(seen).toEqual({ 'packages/list.ts': 'one\ntwo\n', 'packages/new/src/two.ts': 'two\n' });
});

test('when what follows fails, everything is as it was, folders too', async () => {
  const finish = async () => {
    await writeFile(join(root, 'packages/new/installed.txt'), 'left over');
    throw new Error('no network');
  };
  await expect(apply({ finish })).rejects.toThrow('no network');
  expect(await filesThere()).toEqual({ 'packages/list.ts': 'one\n' });
  expect(await readdir(join(root, 'packages'))).toEqual(['list.ts']);
});

test('an edit that finds no place names its file, and nothing is written', async () => {
  const edit = (): string => {
    throw new Error('no list');
  };
  await expect(apply({ edits: [{ path: 'packages/list.ts', edit }] })).rejects.toThrow(
    'packages/list.ts: no list',
  );
  expect(await filesThere()).toEqual({ 'packages/list.ts': 'one\n' });
});

test('a file that is there already is not written over, and what came before it is gone', async () => {
  const files = [
    { path: 'packages/first.ts', content: 'first' },
    { path: 'packages/list.ts', content: 'other' },
  ];
  await expect(apply({ files })).rejects.toThrow('EEXIST');
  expect(await filesThere()).toEqual({ 'packages/list.ts': 'one\n' });
});
