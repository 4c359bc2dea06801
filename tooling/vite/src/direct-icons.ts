import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]*)\} from 'lucide-react';$/gm;
const EXPORT = /^export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)';$/gm;

/**
 * Lets each module import its icons from their own files. By way of the package's index every icon of
 * the whole app has the index as its importer, and the index is part of the first view: so each page's icons
 * would travel with it.
 */
export function directIcons(): Plugin {
  let files: Promise<Map<string, string>> | undefined;
  return {
    name: 'baize:direct-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
      async handler(code, id) {
        const index = await this.resolve('lucide-react', id);
        if (!index) return null;
        files ??= iconFiles(index.id);
        const known = await files;
        return { code: code.replaceAll(IMPORT, (_, names: string) => direct(names, known)), map: null };
      },
    },
  };
}

/** The file of each icon by the names the index gives it. */
async function iconFiles(index: string): Promise<Map<string, string>> {
  const text = await readFile(index, 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of text.matchAll(EXPORT))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, join(dirname(index), file));
  if (files.size === 0) throw new Error(`${index} names no icons in the way this build reads them.`);
  return files;
}

function direct(names: string, files: ReadonlyMap<string, string>): string {
  const imports = names.split(',').map((part) => {
    const spec = part.trim();
    const [name = '', alias = name] = spec.split(/\s+as\s+/);
    const file = files.get(name);
    if (file) return `import ${alias} from ${JSON.stringify(file)};`;
    // A type leaves nothing behind, not even the import of the index.
    return spec === '' || spec.startsWith('type ') ? '' : `import { ${spec} } from 'lucide-react';`;
  });
  // On one line, so that every later line keeps its number.
  return imports.join(' ') + '\n'.repeat(names.split('\n').length - 1);
}
