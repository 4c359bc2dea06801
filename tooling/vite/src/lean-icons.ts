import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]*)\} from 'lucide-react';$/gm;
const EXPORT = /^export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)';$/gm;
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const DRAW = '\0draw-icon';

/** Draws one icon of the package as the package does, for the properties that a page may set. */
const DRAWING = `import { createElement } from 'react';
const named = (prop) => /^(aria-|role$|title$)/.test(prop);
export default ({ size: box = 24, node }) => ({ size = 24, strokeWidth = 2, ...rest }) => createElement('svg', {
  width: size, height: size, viewBox: '0 0 ' + box + ' ' + box, fill: 'none', stroke: 'currentColor', strokeWidth,
  strokeLinecap: 'round', strokeLinejoin: 'round',
  ...(Object.keys(rest).some(named) ? {} : { 'aria-hidden': true }),
  ...rest,
}, node.map(([tag, attributes]) => createElement(tag, attributes)));`;

/**
 * Icons at the price of their drawing. Each module imports its icons from their own files: by way of the
 * package's index every icon of the whole app has the index as its importer, and the index is part of the
 * first view. And the package's drawing, which serves many frameworks and settings, is replaced by one of a
 * few lines; together some 3 kB of the first view's code and a class name less on each icon of the HTML.
 */
export function leanIcons(): Plugin {
  let files: Promise<Map<string, string>> | undefined;
  return {
    name: 'baize:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /draw-icon$/ }, handler: () => DRAW },
    load: { filter: { id: /draw-icon$/ }, handler: () => DRAWING },
    transform: {
      filter: { code: /from 'lucide-react'|createLucideIcon\(__iconData\)/ },
      async handler(code, id) {
        if (ICON.test(id)) return { code: drawn(code), map: null };
        if (!/\.tsx?(?:\?|$)/.test(id)) return null;
        const found = await this.resolve('lucide-react', id);
        if (!found) return null;
        files ??= iconFiles(found.id);
        const known = await files;
        return { code: code.replaceAll(IMPORT, (_, names: string) => direct(names, known)), map: null };
      },
    },
  };
}

/** The file of each icon by the names the package's index gives it. */
async function iconFiles(found: string): Promise<Map<string, string>> {
  const folder = join(found.slice(0, found.lastIndexOf('/dist/')), 'dist/esm');
  const text = await readFile(join(folder, 'lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of text.matchAll(EXPORT))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(folder, file));
  if (files.size === 0) throw new Error('lucide-react names no icons in the way this build reads them.');
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

/** An icon's file with the small drawing, and without what only the package's own would read. */
function drawn(code: string): string {
  const lean = code
    .replace("'../createLucideIcon.mjs'", "'draw-icon'")
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/name: "[^"]*",\s*/, '');
  if (lean.includes('createLucideIcon.mjs'))
    throw new Error('An icon of lucide-react is not written as this build reads it.');
  return lean;
}
