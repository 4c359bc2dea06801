import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const THEMES = join(import.meta.dirname, '../themes');

/** Imports a file of every theme that has it: the theme's name, and what its file exports. For tools, not for pages. */
export async function importThemeFiles(file: string): Promise<{ theme: string; exported: unknown }[]> {
  const found = globSync(`*/${file}`, { cwd: THEMES }).toSorted();
  return Promise.all(
    found.map(async (path) => {
      const exported: unknown = await import(join(THEMES, path));
      return { theme: dirname(path), exported };
    }),
  );
}
