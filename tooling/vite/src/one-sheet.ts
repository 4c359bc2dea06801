import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lays the brand's style sheet down as `build/sheet.css`, for the host to put into every page. The
 * server's build writes the same rules in another order of modules; the browser's build decides.
 */
export function oneSheet(): Plugin {
  return {
    name: 'baize:one-sheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      const sheets = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'));
      const [sheet] = sheets;
      if (sheets.length !== 1 || sheet?.type !== 'asset' || !options.dir)
        throw new Error(`A brand has one style sheet; this build has ${sheets.length}.`);
      await writeFile(join(dirname(options.dir), 'sheet.css'), sheet.source);
    },
  };
}
