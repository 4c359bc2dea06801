import { posix } from 'node:path';

/**
 * Adds an app to a lockfile: it depends on what the other does, so nothing has to be resolved, and no registry is asked.
 * Importers stand in the order of their folders.
 */
export function addImporter(lockfile: string, { folder, like }: { folder: string; like: string }): string {
  const { head, importers, tail } = split(lockfile);
  const base = importers.find(({ name }) => name === like);
  if (!base) throw new Error(`pnpm-lock.yaml has no ${like}: run \`pnpm install\` first.`);
  const others = importers.filter(({ name }) => name !== folder);
  const all = [...others, { name: folder, lines: base.lines }];
  return joinSorted({ head, tail, importers: all });
}

interface Manifest {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/**
 * Adds a package to a lockfile: each thing it depends on is one that a package beside it (`like`, where their folders
 * begin) depends on too, so nothing has to be resolved.
 */
export function addPackage(
  lockfile: string,
  { folder, manifest, like }: { folder: string; manifest: Manifest; like: string },
): string {
  const { head, importers, tail } = split(lockfile);
  const beside = importers.filter(({ name }) => name.startsWith(like)).map(({ lines }) => lines);
  const resolve = (name: string): string => {
    const found = beside.flatMap((lines) => readEntries(lines).filter((entry) => entry.name === name));
    if (!found[0])
      throw new Error(`no package below ${like} depends on ${name}: run \`pnpm install\` first.`);
    return found[0].lines;
  };
  const lines = (['dependencies', 'devDependencies'] as const)
    .flatMap((section) => [`    ${section}:`, ...Object.keys(manifest[section]).toSorted().map(resolve)])
    .join('\n');
  return joinSorted({ head, tail, importers: [...importers, { name: folder, lines }] });
}

/** Lets a package of the workspace depend on another one, by its folder. */
export function addWorkspaceDependency(
  lockfile: string,
  { importer, name, folder }: { importer: string; name: string; folder: string },
): string {
  const { head, importers, tail } = split(lockfile);
  const lines = `      '${name}':\n        specifier: workspace:*\n        version: link:${posix.relative(importer, folder)}`;
  const changed = importers.map((one) => {
    if (one.name !== importer) return one;
    const [, start = '', section = '', rest = ''] =
      /^( {4}dependencies:\n)((?: {6}[^\n]*(?:\n|$))+)([\s\S]*)$/.exec(one.lines) ?? [];
    if (section === '') throw new Error(`${importer} has no dependencies.`);
    const entries = [...readEntries(section), { name, lines }].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const end = section.endsWith('\n') ? '\n' : '';
    return { name: importer, lines: start + entries.map((entry) => entry.lines).join('\n') + end + rest };
  });
  if (!importers.some((one) => one.name === importer)) throw new Error(`there is no ${importer}.`);
  return join({ head, tail, importers: changed });
}

/** What an importer, or one of its sections, depends on: three lines each. */
function readEntries(lines: string): { name: string; lines: string }[] {
  return Array.from(
    lines.matchAll(/^ {6}(\S.*):\n {8}specifier: .*\n {8}version: .*$/gm),
    ([entry, key]) => ({
      name: (key ?? '').replace(/^'(.*)'$/, '$1'),
      lines: entry,
    }),
  );
}

/** Takes an app out of a lockfile. */
export function removeImporter(lockfile: string, folder: string): string {
  const { head, importers, tail } = split(lockfile);
  return join({ head, tail, importers: importers.filter(({ name }) => name !== folder) });
}

interface Lockfile {
  head: string;
  importers: readonly { name: string; lines: string }[];
  tail: string;
}

const START = '\nimporters:\n\n';

function split(lockfile: string): Lockfile {
  const start = lockfile.indexOf(START) + START.length;
  const rest = lockfile.slice(start);
  const end = rest.search(/\n\n(?=\S)/);
  if (start < START.length || end === -1)
    throw new Error('pnpm-lock.yaml lists its importers in another way now: see lockfile.ts.');
  const importers = rest
    .slice(0, end)
    .split('\n\n')
    .map((block) => {
      const [first = '', ...lines] = block.split('\n');
      return { name: first.trim().replace(/:$/, ''), lines: lines.join('\n') };
    });
  return { head: lockfile.slice(0, start), importers, tail: rest.slice(end) };
}

function joinSorted({ importers, ...rest }: Lockfile): string {
  return join({ ...rest, importers: importers.toSorted((one, other) => (one.name < other.name ? -1 : 1)) });
}

function join({ head, importers, tail }: Lockfile): string {
  return `${head}${importers.map(({ name, lines }) => `  ${name}:\n${lines}`).join('\n\n')}${tail}`;
}
