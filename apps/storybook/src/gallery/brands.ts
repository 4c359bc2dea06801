import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const STORYBOOK = join(import.meta.dirname, '../..');
export const ROOT = join(STORYBOOK, '../..');

/** The brands there are, by their folders. */
export function listBrands(): string[] {
  const apps = join(ROOT, 'apps');
  return readdirSync(apps).filter((name) => existsSync(join(apps, name, 'server.ts')));
}
