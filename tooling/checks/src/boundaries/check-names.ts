import { Visitor } from 'oxc-parser';
import type { Violation } from '../violation.ts';
import { parseSource } from '../workspace/source.ts';
import { isLooselyChecked, isSource, readWorkspace, type Workspace } from '../workspace/workspace.ts';
import type { CheckedFile } from './check-imports.ts';

export const FORBIDDEN_FOLDERS: ReadonlySet<string> = new Set([
  'util',
  'utils',
  'lib',
  'libs',
  'common',
  'shared',
  'helpers',
  'core',
  'misc',
]);

/** Folders that say nothing of what is in them. */
export function checkFolders(files: readonly string[]): Violation[] {
  const folders = new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1);
      return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
    }),
  );
  return [...folders].flatMap((folder) => {
    const name = folder.split('/').at(-1) ?? '';
    if (!FORBIDDEN_FOLDERS.has(name.toLowerCase())) return [];
    return [{ file: folder, line: 1, found: `a folder named ${name}`, fix: 'name it after what is in it' }];
  });
}

/** Where a brand's name may stand beside its own app and theme, and why. */
const ALLOWED_BRAND_NAMES: readonly { place: RegExp; because: string }[] = [
  { place: /^apps\/storybook\//, because: 'it puts the themes side by side' },
  { place: /^tooling\/e2e\//, because: 'journeys run in each brand' },
  { place: /^tooling\/bench\//, because: 'it measures each brand' },
  { place: /^apps\/sandbox\/src\/accounts\/country-facts\.ts$/, because: 'a time zone is called so' },
  { place: /^tooling\/checks\/src\/boundaries\//, because: 'the exceptions stand here' },
];

/** The one default that is a brand's name (SET-02). */
const SETTINGS_DEFAULT = { file: /^packages\/domain\/src\/settings\//, brand: 'curacao' };

/** A brand's name in code that every brand runs. */
export function checkBrandNames({ file, source }: CheckedFile, workspace: Workspace): Violation[] {
  if (isLooselyChecked(file) || ALLOWED_BRAND_NAMES.some(({ place }) => place.test(file))) return [];
  const found: Violation[] = [];
  const look = (text: string, offset: number): void => {
    for (const brand of workspace.brands) {
      if (!containsBrand(brand, text) || isOwnFolder(file, brand)) continue;
      if (SETTINGS_DEFAULT.file.test(file) && SETTINGS_DEFAULT.brand === brand) continue;
      found.push({
        file,
        line: source.lineOf(offset),
        found: `the brand's name ${brand}`,
        fix: `a difference between brands is a policy, a slot or a token: name what it does, and let apps/${brand} choose it`,
      });
    }
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') look(node.value, node.start);
    },
    TemplateElement: (node) => look(node.value.raw, node.start),
    JSXText: (node) => look(node.value, node.start),
    Identifier: (node) => look(node.name, node.start),
  }).visit(source.program);
  return found;
}

/** Where code that every brand runs says a word already that shall be a brand's name. */
export async function findBrandNameUses(root: string, name: string): Promise<Violation[]> {
  const workspace = { ...(await readWorkspace(root)), brands: [name] };
  const found: Violation[] = [];
  for (const owner of workspace.packages) {
    for (const file of owner.files.filter(isSource)) {
      const text = await workspace.read(file);
      if (!text.toLowerCase().includes(name)) continue;
      found.push(...checkBrandNames({ file, owner, source: parseSource(file, text) }, workspace));
    }
  }
  return found;
}

/** Whether a text says the name; other words of other languages may hold its letters. */
function containsBrand(brand: string, text: string): boolean {
  const capital = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  const name = `(?<!\\p{L})${brand}|${capital}|${brand.toUpperCase()}`;
  return new RegExp(`(?:${name})(?!\\p{Ll})`, 'u').test(text);
}

function isOwnFolder(file: string, brand: string): boolean {
  return file.startsWith(`apps/${brand}/`) || file.startsWith(`packages/ui/src/themes/${brand}/`);
}
