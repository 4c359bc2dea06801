import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { directIcons } from './direct-icons.ts';

const PACKAGE = {
  'package.json': '{"name":"lucide-react","type":"module","main":"index.mjs"}',
  'index.mjs':
    "export { default as Home, default as House } from './icons/house.mjs';\nexport { default as Gift } from './icons/gift.mjs';\nexport const Icon = 'any';",
  'icons/house.mjs': "export default 'house';",
  'icons/gift.mjs': "export default 'gift';",
};

async function importsOf(source: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'icons-'));
  const home = join(root, 'node_modules/lucide-react');
  await mkdir(join(home, 'icons'), { recursive: true });
  await Promise.all(Object.entries(PACKAGE).map(([name, text]) => writeFile(join(home, name), text)));
  await writeFile(join(root, 'main.ts'), source);
  const imported: string[] = [];
  const listen = {
    name: 'listen',
    moduleParsed({ id, importedIds }: Rolldown.ModuleInfo) {
      if (id.endsWith('main.ts'))
        imported.push(...importedIds.map((path) => path.split('lucide-react/')[1] ?? path));
    },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(root, 'main.ts') } },
    plugins: [directIcons(), listen],
  });
  return imported.toSorted();
}

test('a page imports its icons from their own files, whatever name it calls them by', async () => {
  const source =
    "import {\n  Gift,\n  Home as Start,\n  type LucideIcon,\n} from 'lucide-react';\nconsole.log(Gift, Start);";
  expect(await importsOf(source)).toEqual(['icons/gift.mjs', 'icons/house.mjs']);
});

test('what is no icon still comes from the index', async () => {
  expect(await importsOf("import { Gift, Icon } from 'lucide-react';\nconsole.log(Gift, Icon);")).toEqual([
    'icons/gift.mjs',
    'index.mjs',
  ]);
});
