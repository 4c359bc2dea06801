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
  return join({ head, tail, importers: all.toSorted((one, other) => (one.name < other.name ? -1 : 1)) });
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

function join({ head, importers, tail }: Lockfile): string {
  return `${head}${importers.map(({ name, lines }) => `  ${name}:\n${lines}`).join('\n\n')}${tail}`;
}
