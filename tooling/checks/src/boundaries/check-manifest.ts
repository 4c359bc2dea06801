import type { Violation } from '../violation.ts';
import type { WorkspacePackage, Workspace } from '../workspace/workspace.ts';
import type { Layer } from '../workspace/layers.ts';
import { getAccess } from './check-imports.ts';
import { findLibrary, LIBRARIES } from './libraries.ts';

const README_LINES = 40;
/** So many entries a package may have: beyond them nobody can say in one sentence what it is (decision 037). */
const MAX_ENTRIES = 35;
/** One entry for each rule, endpoint and component. */
const CATALOGUE_LAYERS: ReadonlySet<Layer> = new Set<Layer>(['domain', 'api', 'ui']);

/** What a package declares: its dependencies, the versions' one source, its entries and its README. */
export async function checkManifest(owner: WorkspacePackage, workspace: Workspace): Promise<Violation[]> {
  const file = `${owner.folder}/package.json`;
  const at = (found: string, fix: string): Violation => ({ file, line: 1, found, fix });
  const violations: Violation[] = [];
  const { dependencies = {}, devDependencies = {}, exports = {} } = owner.manifest;

  for (const name of Object.keys(dependencies)) {
    const target = workspace.byName.get(name);
    if (target && !getAccess(owner.layer, target.layer, false))
      violations.push(
        at(`${owner.layer} depends on ${name} (${target.layer})`, `remove it from dependencies`),
      );
    const libraries = LIBRARIES[owner.layer];
    if (!target && libraries !== 'any' && !findLibrary(libraries, name))
      violations.push(
        at(
          `${name} among the dependencies of ${owner.layer}`,
          'move it to devDependencies if only tests use it, else give its reason in tooling/checks/src/boundaries/libraries.ts',
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
  for (const entry of Object.keys(exports).filter((one) => one.includes('*') && !isThemeEntry(owner, one)))
    violations.push(at(`wildcard entry ${entry}`, 'name each entry: what is not named stays private'));
  const count = Object.keys(exports).length;
  if (count > MAX_ENTRIES && !CATALOGUE_LAYERS.has(owner.layer))
    violations.push(
      at(
        `${count} entries, ${MAX_ENTRIES} are a package's room`,
        'drop those nobody outside imports, or move a subject into a package of its own',
      ),
    );
  return [...violations, ...(await checkReadme(owner, workspace))];
}

/** A new brand's theme needs no line in another package: what a theme's folder may hold is the same for all (decision 032). */
function isThemeEntry(owner: WorkspacePackage, entry: string): boolean {
  return owner.layer === 'ui' && entry.startsWith('./themes/*');
}

async function checkReadme(owner: WorkspacePackage, workspace: Workspace): Promise<Violation[]> {
  const file = `${owner.folder}/README.md`;
  if (!owner.files.includes(file))
    return [{ file, line: 1, found: 'no README', fix: 'say what the room is for and what it refuses' }];
  const lines = (await workspace.read(file)).trimEnd().split('\n').length;
  if (lines <= README_LINES) return [];
  return [
    {
      file,
      line: README_LINES,
      found: `${lines} lines`,
      fix: `keep it to ${README_LINES}: the rest belongs in docs`,
    },
  ];
}
