import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'baize-lock-'));
  folder = join(home, 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('a data folder belongs to one sandbox until it is given back', async () => {
  const giveBack = await lockFolder(folder);
  await expect(lockFolder(`${folder}/`)).rejects.toThrow(FolderInUse);
  await giveBack();
  await expect(access(`${folder}.lock`)).rejects.toThrow('ENOENT');
  await (
    await lockFolder(folder)
  )();
});

test('a running process holds its folder, in one line that says what to do; one that was killed does not', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  await once(other, 'spawn');
  await writeFile(`${folder}.lock`, String(other.pid));
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${other.pid}; stop it, or set SANDBOX_DATA`),
  );
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  await (
    await lockFolder(folder)
  )();
});

test('a mark that names no process holds nobody up', async () => {
  await writeFile(`${folder}.lock`, '');
  const giveBack = await lockFolder(folder);
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
  await giveBack();
});
