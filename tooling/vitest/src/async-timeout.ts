import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const TESTING_LIBRARY = '@testing-library/react';

interface Library {
  configure(settings: { asyncUtilTimeout: number }): void;
}

function isLibrary(module: unknown): module is Library {
  return typeof module === 'object' && module !== null && 'configure' in module;
}

/**
 * View tests wait for what is to come as long as a busy machine may need, not the library's one second:
 * a test that is right must not fail because others run beside it.
 */
const own = join(process.cwd(), 'package.json');
if ((await readFile(own, 'utf8')).includes(`"${TESTING_LIBRARY}"`)) {
  const library: unknown = createRequire(own)(TESTING_LIBRARY);
  if (isLibrary(library)) library.configure({ asyncUtilTimeout: 10_000 });
}
