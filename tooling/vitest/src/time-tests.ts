import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What can answer otherwise on a machine that stands in another zone. */
const READS_TIME = /\bnew Date\b|\bDate\.(?:parse|UTC)|Intl\.DateTimeFormat|\bluxon\b/;

const IMPORT = /(?:from|import) '(\.[^']+\.ts)'/g;

/**
 * The test files under a folder which, or whose imports, read dates or times: those that other zones could change.
 * Paths as `src/zone.test.ts`, for the folder `src`.
 */
export function findTimeTests(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const readsTime = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const text = texts.get(file) ?? '';
    if (READS_TIME.test(text)) return true;
    const imported = [...text.matchAll(IMPORT)].map(([, path]) => normalize(join(dirname(file), path ?? '')));
    return imported.some((next) => readsTime(next, seen));
  };
  return files.filter((file) => file.endsWith('.test.ts') && readsTime(file));
}
