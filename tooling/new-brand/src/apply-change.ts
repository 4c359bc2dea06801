import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileEdit, NewFile } from './new-file.ts';

/** New files and changes in files there are, which belong together. */
export interface Change {
  root: string;
  files: readonly NewFile[];
  edits: readonly FileEdit[];
  /** What follows once all is written: installs, formats. */
  finish(): Promise<void>;
}

/**
 * Writes a change. When anything of it fails, `finish` included, everything is as it was before.
 *
 * @throws Error when a file to be written is there already, an edit finds no place, or `finish` fails.
 */
export async function applyChange({ root, files, edits, finish }: Change): Promise<void> {
  const changed = await Promise.all(edits.map((one) => editFile(root, one)));
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { path, content } of files) {
      const file = join(root, path);
      const folder = await mkdir(dirname(file), { recursive: true });
      if (folder !== undefined) undo.push(() => rm(folder, { recursive: true, force: true }));
      await writeFile(file, content, { flag: 'wx' });
      undo.push(() => rm(file, { force: true }));
    }
    for (const { file, before, after } of changed) {
      undo.push(() => writeFile(file, before));
      await writeFile(file, after);
    }
    await finish();
  } catch (problem) {
    for (const step of undo.toReversed()) await step();
    throw problem;
  }
}

/** Edits of one file have to be one edit: each is made from the file as it is now. */
async function editFile(root: string, { path, edit }: FileEdit) {
  const file = join(root, path);
  const before = await readFile(file, 'utf8');
  try {
    return { file, before, after: edit(before) };
  } catch (problem) {
    throw new Error(`${path}: ${problem instanceof Error ? problem.message : String(problem)}`, {
      cause: problem,
    });
  }
}
