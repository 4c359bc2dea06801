import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrandFile } from './brand-plan.ts';
import { ROOT } from './root.ts';

/** Writes files, and the folders they stand in, below the project's root. */
export async function writeFiles(files: readonly BrandFile[]): Promise<void> {
  for (const { path, content } of files) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), content);
  }
}
