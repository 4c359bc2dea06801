import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMigratedCopies } from './migrated-copy.ts';

let migrations = '';
let folder = '';

beforeEach(async () => {
  migrations = await mkdtemp(join(tmpdir(), 'baize-migrations-'));
  folder = join(migrations, 'copies');
  await writeFile(join(migrations, '0000_first.sql'), 'create table one (id int)');
});
afterEach(() => rm(migrations, { recursive: true, force: true }));

const open = () => openMigratedCopies(migrations, folder);

test('a copy is read as it was kept, until it is forgotten', async () => {
  const copies = await open();
  expect(await copies.read()).toBeNull();
  await copies.keep(new Blob(['first']));
  expect(await (await (await open()).read())?.text()).toBe('first');
  await copies.forget();
  expect(await copies.read()).toBeNull();
});

test('a migration that is added or changed leads to another copy, and the old one goes', async () => {
  await (await open()).keep(new Blob(['old']));
  await writeFile(join(migrations, '0001_second.sql'), 'create table two (id int)');
  const added = await open();
  expect(await added.read()).toBeNull();
  await added.keep(new Blob(['new']));
  expect(await readdir(folder)).toHaveLength(1);
  await writeFile(join(migrations, '0001_second.sql'), 'create table two (id bigint)');
  expect(await (await open()).read()).toBeNull();
});

test('where nothing can be written nothing is kept, and nothing fails', async () => {
  await writeFile(folder, 'a file in the way');
  const copies = await open();
  await copies.keep(new Blob(['lost']));
  expect(await copies.read()).toBeNull();
});
