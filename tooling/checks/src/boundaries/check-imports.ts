import { posix } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Violation } from '../violation.ts';
import {
  isLooselyChecked,
  isTestOrStory,
  type WorkspacePackage,
  type Workspace,
} from '../workspace/workspace.ts';
import type { Import, ParsedSource } from '../workspace/source.ts';
import { findLibrary, libraryName, LIBRARIES } from './libraries.ts';
import { ALLOWED_IMPORTS, NODE_LAYERS, type Access, type Layer } from '../workspace/layers.ts';

/** A file of a package, with everything it names. */
export interface CheckedFile {
  file: string;
  owner: WorkspacePackage;
  source: ParsedSource;
}

/** Holds each import of a file against the table, the whitelist and the packages' own `exports`. */
export function checkImports(checked: CheckedFile, workspace: Workspace): Violation[] {
  const { imports, packageStrings } = checked.source;
  // A brand's route map spells modules as strings; elsewhere a string is just a string.
  const named = checked.owner.layer === 'brand' ? [...imports, ...packageStrings] : imports;
  return named.flatMap((one) => {
    const problem = checkImport(one, checked, workspace);
    return problem ? [{ file: checked.file, line: one.line, ...problem }] : [];
  });
}

type Problem = { found: string; fix: string } | null;

function checkImport(one: Import, checked: CheckedFile, workspace: Workspace): Problem {
  const specifier = one.specifier.replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return checkRelative(specifier, checked);
  if (specifier.startsWith('#')) return null;
  if (isBuiltin(specifier)) return checkBuiltin(specifier, checked);
  const target = workspace.byName.get(libraryName(specifier));
  if (target) return checkLayerAccess({ specifier, typeOnly: one.typeOnly }, checked, target);
  if (specifier.startsWith('@baize/'))
    return { found: `${specifier} is no package of the workspace`, fix: 'correct the name' };
  return checkLibrary(libraryName(specifier), checked);
}

function checkRelative(specifier: string, { file, owner }: CheckedFile): Problem {
  const path = posix.join(posix.dirname(file), specifier);
  if (!path.startsWith(`${owner.folder}/`))
    return {
      found: `${specifier} walks through the wall of ${owner.folder}`,
      fix: 'import the other package by its name and one of its entries',
    };
  if (isTestOrStory(path) && !isLooselyChecked(file)) return testOnlyProblem(specifier);
  const generated = specifier.includes('/+types/');
  if (!generated && posix.extname(specifier) === '')
    return { found: `${specifier} has no extension`, fix: `write ${specifier}.ts (or .tsx)` };
  return null;
}

function testOnlyProblem(specifier: string): Problem {
  return {
    found: `shipped code imports ${specifier}, which is built for tests and stories`,
    fix: 'move what both need out of the test’s folder',
  };
}

function checkBuiltin(specifier: string, { file, owner }: CheckedFile): Problem {
  if (
    NODE_LAYERS.has(owner.layer) ||
    isLooselyChecked(file) ||
    NODE_FILES.some((pattern) => pattern.test(file))
  )
    return null;
  return {
    found: `${specifier} in ${owner.layer}, which also runs in browsers`,
    fix: 'move the file work to host or tooling and hand its result in',
  };
}

/** Files of other layers that only a server loads. */
const NODE_FILES: readonly RegExp[] = [
  /^packages\/i18n\/src\/built-in\.ts$/,
  /^packages\/i18n\/src\/check\//,
  /^packages\/ui\/src\/brand-art\/(?:find|write)-brand-images\.ts$/,
  /^packages\/ui\/src\/fonts\/(?:subset|write-fonts)\.ts$/,
  /^packages\/ui\/src\/theme-files\//,
];

function checkLayerAccess(
  { specifier, typeOnly }: { specifier: string; typeOnly: boolean },
  { file, owner }: CheckedFile,
  target: WorkspacePackage,
): Problem {
  const entry = `.${specifier.slice(target.name.length)}`;
  if (target === owner && !isLooselyChecked(file))
    return { found: `${specifier} is the file's own package`, fix: 'import it by a relative path' };
  const behind = findEntry(target, entry);
  if (behind === undefined)
    return {
      found: `${specifier} is not among the entries of ${target.name}`,
      fix: `use one of its \`exports\`, or add "${entry}" to ${target.folder}/package.json`,
    };
  if (target === owner) return null;
  if (
    typeof behind === 'string' &&
    isTestOrStory(posix.join(target.folder, behind)) &&
    !isLooselyChecked(file)
  )
    return testOnlyProblem(specifier);
  const access = getAccess(owner.layer, target.layer, isLooselyChecked(file));
  if (!access)
    return {
      found: `${owner.layer} imports ${target.layer} (${specifier})`,
      fix: advice(owner.layer, target.layer),
    };
  if (access === 'every entry' || isLooselyChecked(file)) return null;
  const brand = posix.basename(owner.folder);
  if (access.only.some((start) => entry.startsWith(start.replace('{brand}', brand)))) return null;
  if (typeOnly && access.types === 'every entry') return null;
  return {
    found: `${owner.layer} imports ${specifier}`,
    fix: `of ${target.layer} only ${access.only.join(', ').replace('{brand}', brand)} may be imported here${access.types === 'every entry' ? ', and types by `import type`' : ''}`,
  };
}

/** What stands behind an entry of a package; a `*` in it stands for any part of a path. */
function findEntry({ manifest: { exports = {} } }: WorkspacePackage, entry: string): unknown {
  if (Object.hasOwn(exports, entry)) return exports[entry];
  const pattern = Object.keys(exports).find((one) => {
    const [before = '', after] = one.split('*');
    return after !== undefined && entry.startsWith(before) && entry.endsWith(after);
  });
  return pattern === undefined ? undefined : exports[pattern];
}

/** What a room may import of another; tests, stories and configuration also use tooling. */
export function getAccess(from: Layer, to: Layer, loose: boolean): Access | undefined {
  if (loose && to === 'tooling') return 'every entry';
  const row: Partial<Record<Layer, Access>> = ALLOWED_IMPORTS[from];
  return row[to];
}

function advice(from: Layer, to: Layer): string {
  if (from === 'feature' && to === 'feature')
    return 'two features meet in a brand: fill a slot, open a modal by its name, or move the rule to domain';
  if (to === 'tooling')
    return 'tooling is for configuration, tests and stories: import it in a *.config.ts only';
  if (from === 'domain') return 'domain imports nothing of ours: take the value as an argument';
  if (from === 'ui')
    return 'ui gets every word and value as a prop: bind it in a package of the frame or in the feature';
  return `see the table in tooling/checks/src/workspace/layers.ts: hand the value down from a room that may know both`;
}

function checkLibrary(name: string, { file, owner }: CheckedFile): Problem {
  const libraries = LIBRARIES[owner.layer];
  if (libraries === 'any' || isLooselyChecked(file)) return checkDeclared(name, owner);
  const library = findLibrary(libraries, name);
  if (!library)
    return {
      found: `${name} in ${owner.layer}`,
      fix: `do without it, or add it with its reason to tooling/checks/src/boundaries/libraries.ts`,
    };
  if (library.files && !library.files.test(file))
    return { found: `${name} outside ${String(library.files)}`, fix: `keep it there: ${library.because}` };
  return null;
}

function checkDeclared(name: string, owner: WorkspacePackage): Problem {
  const { dependencies, devDependencies, peerDependencies } = owner.manifest;
  if (name.startsWith('virtual:')) return null;
  if ([dependencies, devDependencies, peerDependencies].some((list) => list && Object.hasOwn(list, name)))
    return null;
  return {
    found: `${name} is not in ${owner.folder}/package.json`,
    fix: `add "${name}": "catalog:" to its devDependencies and run \`pnpm install\``,
  };
}
