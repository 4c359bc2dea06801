import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The groups of chunks.ts whose styles every page carries inside its HTML. */
const CRITICAL_GROUPS = ['hydrate'];

type Bundle = Rolldown.OutputBundle;
type Asset = Rolldown.OutputAsset;

/**
 * Lays the first view's style sheet down as `build/sheet.css`, for the host to put into every page, and
 * takes it out of what the browser's code asks for: a dialog waits for its own sheet only. What other pages
 * and dialogs need stays a file beside their code; each repeats the order of layers, because nobody knows
 * which sheet a browser reads first. The browser's build decides; the server's writes the same rules in
 * another order of modules.
 */
export function criticalCss(): Plugin {
  let sheet = '';
  return {
    name: 'baize:first-sheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // The build that only learns what each wave needs writes nothing (chunks.ts).
        if (Object.keys(bundle).length === 0) return;
        const inlined = extractCriticalCss(bundle);
        sheet = inlined.map(textOf).join('\n');
        const layers = layersOf(sheet);
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + textOf(file);
      },
    },
    async writeBundle({ dir }) {
      if (sheet && dir) await writeFile(join(dirname(dir), 'sheet.css'), sheet);
    },
  };
}

/** Removes the first view's sheets from the bundle and from every chunk that names them. */
function extractCriticalCss(bundle: Bundle): Asset[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names = CRITICAL_GROUPS.flatMap((group) =>
    chunks
      .filter(({ name }) => name === group)
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  );
  for (const { viteMetadata } of chunks) for (const name of names) viteMetadata?.importedCss.delete(name);
  return names.map((name) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`A chunk names a sheet that is not there: ${name}.`);
    delete bundle[name];
    return file;
  });
}

/** The cascade's layers in the order the first sheet names them, as a statement of its own. */
function layersOf(css: string): string {
  const names = [...css.matchAll(/@layer ([\w., -]+)/g)].flatMap(([, list]) => list?.split(/\s*,\s*/) ?? []);
  if (names.length === 0) throw new Error('The first sheet has no layers.');
  return `@layer ${[...new Set(names)].join(',')};`;
}

function textOf({ source }: Asset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
