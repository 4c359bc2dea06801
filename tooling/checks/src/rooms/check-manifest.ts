import type { Violation } from '../violation.ts';
import type { Package, Workspace } from '../workspace/workspace.ts';
import { accessTo } from './check-imports.ts';
import { findLibrary, LIBRARIES } from './libraries.ts';

const README_LINES = 40;

/** What a package declares: its dependencies, the versions' one source, its entries and its README. */
export async function checkManifest(owner: Package, workspace: Workspace): Promise<Violation[]> {
  const file = `${owner.folder}/package.json`;
  const at = (found: string, mend: string): Violation => ({ file, line: 1, found, mend });
  const violations: Violation[] = [];
  const { dependencies = {}, devDependencies = {}, exports = {} } = owner.manifest;

  for (const name of Object.keys(dependencies)) {
    const target = workspace.byName.get(name);
    if (target && !accessTo(owner.room, target.room, false))
      violations.push(at(`${owner.room} depends on ${name} (${target.room})`, `remove it from dependencies`));
    const libraries = LIBRARIES[owner.room];
    if (!target && libraries !== 'any' && !findLibrary(libraries, name))
      violations.push(
        at(
          `${name} among the dependencies of ${owner.room}`,
          'move it to devDependencies if only tests use it, else give its reason in tooling/checks/src/rooms/libraries.ts',
        ),
      );
  }
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const wanted = workspace.byName.has(name) ? 'workspace:*' : 'catalog:';
    if (version !== wanted)
      violations.push(
        at(`${name} at ${version}`, `write "${name}": "${wanted}" (versions stand in pnpm-workspace.yaml)`),
      );
  }
  for (const entry of Object.keys(exports).filter((one) => one.includes('*')))
    violations.push(at(`wildcard entry ${entry}`, 'name each entry: what is not named stays private'));
  return [...violations, ...(await checkReadme(owner, workspace))];
}

async function checkReadme(owner: Package, workspace: Workspace): Promise<Violation[]> {
  const file = `${owner.folder}/README.md`;
  if (!owner.files.includes(file))
    return [{ file, line: 1, found: 'no README', mend: 'say what the room is for and what it refuses' }];
  const lines = (await workspace.read(file)).trimEnd().split('\n').length;
  if (lines <= README_LINES) return [];
  return [
    {
      file,
      line: README_LINES,
      found: `${lines} lines`,
      mend: `keep it to ${README_LINES}: the rest belongs in docs`,
    },
  ];
}
