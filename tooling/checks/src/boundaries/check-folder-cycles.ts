import { posix } from 'node:path';
import type { Violation } from '../violation.ts';
import { isTestOrStory } from '../workspace/workspace.ts';
import type { CheckedFile } from './check-imports.ts';

/**
 * Finds the folders directly below `src` that reach each other both ways: none can be understood, moved or tested
 * without the others. Tests and stories may import as they like.
 */
export function checkFolderCycles(files: readonly CheckedFile[]): Violation[] {
  const [first] = files;
  if (!first) return [];
  const cyclic = findCyclicFolders(files);
  if (cyclic.length === 0) return [];
  return [
    {
      file: `${first.owner.folder}/package.json`,
      line: 1,
      found: `${cyclic.length} folders import each other in a circle: ${cyclic.join(', ')}`,
      fix: 'move what both need into a folder of its own, or the file to where it is used',
    },
  ];
}

/** The folders directly below `src` of one package that reach themselves through others, by name. */
function findCyclicFolders(files: readonly CheckedFile[]): string[] {
  const imports = readFolderImports(files);
  return [...imports.keys()].filter((folder) => findReachable(folder, imports).has(folder)).toSorted();
}

/** Folder → the other folders that its files import. */
function readFolderImports(files: readonly CheckedFile[]): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>();
  for (const { file, owner, source } of files) {
    const from = topFolder(file, owner.folder);
    if (from === null || isTestOrStory(file)) continue;
    const others = reached.get(from) ?? new Set();
    reached.set(from, others);
    for (const { specifier } of source.imports) {
      if (!specifier.startsWith('.')) continue;
      const to = topFolder(posix.join(posix.dirname(file), specifier), owner.folder);
      if (to !== null && to !== from) others.add(to);
    }
  }
  return reached;
}

/** The folder directly below `src` that a file stands in; null for a file of `src` itself and for all outside. */
function topFolder(file: string, owner: string): string | null {
  const root = `${owner}/src/`;
  if (!file.startsWith(root)) return null;
  const [folder, ...rest] = file.slice(root.length).split('/');
  return folder === undefined || rest.length === 0 ? null : folder;
}

function findReachable(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const next = [...(imports.get(start) ?? [])];
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    next.push(...(imports.get(folder) ?? []));
  }
  return seen;
}
