import { posix } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Violation } from '../violation.ts';
import { isLoose, isStaged, type Package, type Workspace } from '../workspace/workspace.ts';
import type { Import, Source } from '../workspace/source.ts';
import { findLibrary, libraryName, LIBRARIES } from './libraries.ts';
import { IMPORTS, NODE_ROOMS, type Access, type Room } from './rooms.ts';

/** A file of a package, with everything it names. */
export interface CheckedFile {
  file: string;
  owner: Package;
  source: Source;
}

/** Holds each import of a file against the table, the whitelist and the packages' own `exports`. */
export function checkImports(checked: CheckedFile, workspace: Workspace): Violation[] {
  const { imports, spelled } = checked.source;
  // A brand's route map spells modules as strings; elsewhere a string is just a string.
  const named = checked.owner.room === 'brand' ? [...imports, ...spelled] : imports;
  return named.flatMap((one) => {
    const problem = judge(one, checked, workspace);
    return problem ? [{ file: checked.file, line: one.line, ...problem }] : [];
  });
}

type Problem = { found: string; mend: string } | null;

function judge(one: Import, checked: CheckedFile, workspace: Workspace): Problem {
  const specifier = one.specifier.replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return judgeRelative(specifier, checked);
  if (specifier.startsWith('#')) return null;
  if (isBuiltin(specifier)) return judgeBuiltin(specifier, checked);
  const target = workspace.byName.get(libraryName(specifier));
  if (target) return judgeRoom({ specifier, typeOnly: one.typeOnly }, checked, target);
  if (specifier.startsWith('@baize/'))
    return { found: `${specifier} is no package of the workspace`, mend: 'correct the name' };
  return judgeLibrary(libraryName(specifier), checked);
}

function judgeRelative(specifier: string, { file, owner }: CheckedFile): Problem {
  const path = posix.join(posix.dirname(file), specifier);
  if (!path.startsWith(`${owner.folder}/`))
    return {
      found: `${specifier} walks through the wall of ${owner.folder}`,
      mend: 'import the other package by its name and one of its entries',
    };
  if (isStaged(path) && !isLoose(file)) return staged(specifier);
  const generated = specifier.includes('/+types/');
  if (!generated && posix.extname(specifier) === '')
    return { found: `${specifier} has no extension`, mend: `write ${specifier}.ts (or .tsx)` };
  return null;
}

function staged(specifier: string): Problem {
  return {
    found: `shipped code imports ${specifier}, which is built for tests and stories`,
    mend: 'move what both need out of the test’s folder',
  };
}

function judgeBuiltin(specifier: string, { file, owner }: CheckedFile): Problem {
  if (NODE_ROOMS.has(owner.room) || isLoose(file) || NODE_FILES.some((pattern) => pattern.test(file)))
    return null;
  return {
    found: `${specifier} in ${owner.room}, which also runs in browsers`,
    mend: 'move the file work to host or tooling and hand its result in',
  };
}

/** Files of other rooms that only a server loads. */
const NODE_FILES: readonly RegExp[] = [
  /^packages\/i18n\/src\/built-in\.ts$/,
  /^packages\/i18n\/src\/check\//,
  /^packages\/ui\/src\/brand-art\/write-pictures\.ts$/,
  /^packages\/ui\/src\/fonts\/(?:subset|write-fonts)\.ts$/,
];

function judgeRoom(
  { specifier, typeOnly }: { specifier: string; typeOnly: boolean },
  { file, owner }: CheckedFile,
  target: Package,
): Problem {
  const entry = `.${specifier.slice(target.name.length)}`;
  if (target === owner && !isLoose(file))
    return { found: `${specifier} is the file's own package`, mend: 'import it by a relative path' };
  if (!Object.hasOwn(target.manifest.exports ?? {}, entry))
    return {
      found: `${specifier} is not among the entries of ${target.name}`,
      mend: `use one of its \`exports\`, or add "${entry}" to ${target.folder}/package.json`,
    };
  if (target === owner) return null;
  const behind = target.manifest.exports?.[entry];
  if (typeof behind === 'string' && isStaged(posix.join(target.folder, behind)) && !isLoose(file))
    return staged(specifier);
  const access = accessTo(owner.room, target.room, isLoose(file));
  if (!access)
    return {
      found: `${owner.room} imports ${target.room} (${specifier})`,
      mend: advice(owner.room, target.room),
    };
  if (access === 'every entry' || isLoose(file)) return null;
  const brand = posix.basename(owner.folder);
  if (access.only.some((start) => entry.startsWith(start.replace('{brand}', brand)))) return null;
  if (typeOnly && access.types === 'every entry') return null;
  return {
    found: `${owner.room} imports ${specifier}`,
    mend: `of ${target.room} only ${access.only.join(', ').replace('{brand}', brand)} may be imported here${access.types === 'every entry' ? ', and types by `import type`' : ''}`,
  };
}

/** What a room may import of another; tests, stories and configuration also use tooling. */
export function accessTo(from: Room, to: Room, loose: boolean): Access | undefined {
  if (loose && to === 'tooling') return 'every entry';
  const row: Partial<Record<Room, Access>> = IMPORTS[from];
  return row[to];
}

function advice(from: Room, to: Room): string {
  if (from === 'feature' && to === 'feature')
    return 'two features meet in a brand: fill a slot, open a modal by its name, or move the rule to domain';
  if (to === 'tooling')
    return 'tooling is for configuration, tests and stories: import it in a *.config.ts only';
  if (from === 'domain') return 'domain imports nothing of ours: take the value as an argument';
  if (from === 'ui') return 'ui gets every word and value as a prop: bind it in shell or in the feature';
  return `see the table in tooling/checks/src/rooms/rooms.ts: hand the value down from a room that may know both`;
}

function judgeLibrary(name: string, { file, owner }: CheckedFile): Problem {
  const libraries = LIBRARIES[owner.room];
  if (libraries === 'any' || isLoose(file)) return judgeDeclared(name, owner);
  const library = findLibrary(libraries, name);
  if (!library)
    return {
      found: `${name} in ${owner.room}`,
      mend: `do without it, or add it with its reason to tooling/checks/src/rooms/libraries.ts`,
    };
  if (library.files && !library.files.test(file))
    return { found: `${name} outside ${String(library.files)}`, mend: `keep it there: ${library.because}` };
  return null;
}

function judgeDeclared(name: string, owner: Package): Problem {
  const { dependencies, devDependencies, peerDependencies } = owner.manifest;
  if (name.startsWith('virtual:')) return null;
  if ([dependencies, devDependencies, peerDependencies].some((list) => list && Object.hasOwn(list, name)))
    return null;
  return {
    found: `${name} is not in ${owner.folder}/package.json`,
    mend: `add "${name}": "catalog:" to its devDependencies and run \`pnpm install\``,
  };
}
