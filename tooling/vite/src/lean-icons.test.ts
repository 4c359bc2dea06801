import { execFileSync } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanIcons } from './lean-icons.ts';

/** The packages as a room with views has them. */
const SHELL = fileURLToPath(new URL('../../../packages/shell/package.json', import.meta.url));
const { resolve } = createRequire(SHELL);
const FOLDER = resolve('lucide-react').replace(/\/lucide-react\/.*$/, '');

async function built(source: string) {
  const root = await mkdtemp(join(tmpdir(), 'icons-'));
  await symlink(FOLDER, join(root, 'node_modules'), 'dir');
  await writeFile(join(root, 'main.ts'), source);
  const imported: string[] = [];
  const listen = {
    name: 'listen',
    moduleParsed({ id, importedIds }: Rolldown.ModuleInfo) {
      if (id.endsWith('main.ts'))
        imported.push(...importedIds.map((path) => path.split('dist/esm/')[1] ?? path));
    },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: 'out',
      minify: false,
      rolldownOptions: {
        input: join(root, 'main.ts'),
        preserveEntrySignatures: 'strict',
        external: /^react$|^react\//,
        output: { entryFileNames: 'main.mjs' },
      },
    },
    plugins: [leanIcons(), listen],
  });
  return { imported: imported.toSorted(), file: join(root, 'out/main.mjs') };
}

test('a page imports its icons from their own files, whatever name it calls them by', async () => {
  const source =
    "import {\n  Gift,\n  Home as Start,\n  type LucideIcon,\n} from 'lucide-react';\nexport const all: LucideIcon[] = [Gift, Start];";
  expect((await built(source)).imported).toEqual(['icons/gift.mjs', 'icons/house.mjs']);
});

test('what is no icon still comes from the index', async () => {
  const { imported } = await built("import { Icon } from 'lucide-react';\nexport { Icon };");
  expect(imported).toEqual(['lucide-react.mjs']);
});

/** What a process of its own draws with a module's icon: the built file and the package share React's one copy. */
function markupOf(module: string, props: object): string {
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(SHELL)});
    const { Gift } = await import(${JSON.stringify(module)});
    const { createElement } = require('react');
    const { renderToStaticMarkup } = require('react-dom/server');
    console.log(renderToStaticMarkup(createElement(Gift, ${JSON.stringify(props)})));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

/** An element's markup as sorted attributes, without what only names the icon. */
function facts(markup: string): string[] {
  return [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = '']) =>
    [tag, ...[...attributes.matchAll(/[\w-]+="[^"]*"/gi)].map(String).filter(told).toSorted()].join(' '),
  );
}

const told = (attribute: string): boolean =>
  !attribute.startsWith('xmlns=') && attribute.replaceAll(/\blucide(?:-[\w-]+)?\b */g, '') !== 'class=""';

test.each([
  ['as it is', {}],
  ['in another size and weight', { size: 20, strokeWidth: 1.75 }],
  ['with a name of its own', { role: 'img', 'aria-label': 'Bonus' }],
  ['hidden by hand', { 'aria-hidden': true, size: 16 }],
])('an icon %s is drawn as the package draws it', async (_, props) => {
  const { file } = await built("import { Gift } from 'lucide-react';\nexport { Gift };");
  const [own, theirs] = [file, resolve('lucide-react')].map((module) => markupOf(module, props));
  expect(facts(own ?? '')).toEqual(facts(theirs ?? ''));
});
