import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NewFile } from './new-file.ts';
import { ROOT } from './root.ts';

/** Writes files, and the folders they stand in, below the project's root. */
export async function writeFiles(files: readonly NewFile[]): Promise<void> {
  for (const { path, content } of files) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), content);
  }
}
