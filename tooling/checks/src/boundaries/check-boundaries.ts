import type { CheckResult, Violation } from '../violation.ts';
import { parseSource } from '../workspace/source.ts';
import { isLooselyChecked, isSource, type Workspace } from '../workspace/workspace.ts';
import { checkBrandSize } from './check-brand-size.ts';
import { checkFolderCycles } from './check-folder-cycles.ts';
import { checkImports, type CheckedFile } from './check-imports.ts';
import { checkManifest } from './check-manifest.ts';
import { checkBrandNames, checkFolders } from './check-names.ts';
import { findGlobals } from './find-globals.ts';
import { ALLOWED_GLOBALS, FORBIDDEN_GLOBALS } from './globals.ts';

/**
 * Holds the whole workspace against the house's plan: who may import whom, which libraries and globals
 * a room may use, what folders and brands may be called, what a package declares.
 *
 * @throws Error when not one source file was found: a checker that finds nothing must not pass.
 */
export async function checkBoundaries(workspace: Workspace): Promise<CheckResult> {
  const violations: Violation[] = [];
  let files = 0;
  for (const owner of workspace.packages) {
    violations.push(
      ...(await checkManifest(owner, workspace)),
      ...(await checkBrandSize(owner, workspace)),
      ...checkFolders(owner.files),
    );
    const sources: CheckedFile[] = [];
    for (const file of owner.files.filter(isSource)) {
      files += 1;
      const checked = { file, owner, source: parseSource(file, await workspace.read(file)) };
      sources.push(checked);
      violations.push(
        ...checkImports(checked, workspace),
        ...checkBrandNames(checked, workspace),
        ...checkGlobals(checked),
      );
    }
    violations.push(...checkFolderCycles(sources));
  }
  if (files === 0) throw new Error('boundaries: not one source file was found, so nothing was checked.');
  return {
    check: 'boundaries',
    examined: `${files} files in ${workspace.packages.length} packages`,
    violations,
  };
}

function checkGlobals({ file, owner, source }: CheckedFile): Violation[] {
  const refused = FORBIDDEN_GLOBALS[owner.layer];
  if (!refused || isLooselyChecked(file)) return [];
  return findGlobals(source.program).flatMap(({ name, offset }) => {
    const fix = Object.hasOwn(refused, name) ? refused[name] : undefined;
    const allowed = ALLOWED_GLOBALS.some((one) => one.name === name && one.file.test(file));
    return fix && !allowed
      ? [{ file, line: source.lineOf(offset), found: `${name} in ${owner.layer}`, fix: fix }]
      : [];
  });
}
