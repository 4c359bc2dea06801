import { posix } from 'node:path';
import type { CheckResult, Violation } from '../violation.ts';
import { filesUnder, type Manifest } from '../workspace/workspace.ts';

/** Folders of one machine; in the project a path is relative, or asked of the system. */
const MACHINE_FOLDERS = ['work', 'tmp', 'root', 'farm', 'home/[a-z]+', 'Users/[A-Za-z]+', 'var/folders'];
const MACHINE_PATH = new RegExp(`(?<![\\w.~)}\\]-])/(?:${MACHINE_FOLDERS.join('|')})(?=/|['"\`\\s]|$)`);
/** Where packages come from is the machine's own affair. */
const REGISTRY_HOST = new RegExp(
  `\\b(?:${['registry', 'deb', 'packages', 'pypi', 'proxy'].join('|')})\\.[a-z\\d-]+\\.(?:org|com|io|dev)\\b`,
);
const MARKDOWN_LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;

/** An entry as a package's README names it: `./modals`. */
const ENTRY = /`(\.\/[^`\s]+)`/g;

const TEXT =
  /\.(?:ts|tsx|mts|js|mjs|json|jsonc|ya?ml|md|txt|css|html|svg|sql|sh|po)$|(?:^|\/)(?:run|\.gitignore|\.npmrc)$/;
const GENERATED_FILES = new Set(['pnpm-lock.yaml']);

/**
 * No file names a folder of one machine or the host packages come from, no page links to a file that is not there, and
 * a package's README names only entries that it has.
 *
 * @throws Error when not one file was found.
 */
export async function checkDocs({
  root,
  read,
}: {
  root: string;
  read(file: string): Promise<string>;
}): Promise<CheckResult> {
  const all = await filesUnder(root, '');
  const files = all.filter((file) => TEXT.test(file) && !GENERATED_FILES.has(file));
  if (files.length === 0) throw new Error('docs: not one file was found, so nothing was checked.');
  const known = new Set(all);
  const violations: Violation[] = [];
  for (const file of files) {
    if (file.endsWith('/README.md')) violations.push(...(await goneEntries(file, { read, known })));
    const lines = (await read(file)).split('\n');
    for (const [index, words] of lines.entries()) {
      const at = { file, line: index + 1 };
      const path = MACHINE_PATH.exec(words);
      if (path)
        violations.push({
          ...at,
          found: `the machine path ${path[0]}`,
          fix: 'write it from the project, or ask the system (os.tmpdir())',
        });
      const host = REGISTRY_HOST.exec(words);
      if (host)
        violations.push({
          ...at,
          found: `the registry host ${host[0]}`,
          fix: 'leave it to the machine’s own configuration',
        });
      if (file.endsWith('.md')) violations.push(...deadLinks(words, at, known));
    }
  }
  return { check: 'docs', examined: `${files.length} files`, violations };
}

function deadLinks(
  words: string,
  at: { file: string; line: number },
  known: ReadonlySet<string>,
): Violation[] {
  return [...words.matchAll(MARKDOWN_LINK)].flatMap(([, link = '']) => {
    const target = posix.join(posix.dirname(at.file), link).replace(/\/$/, '');
    const there =
      target === '.' || known.has(target) || [...known].some((file) => file.startsWith(`${target}/`));
    return there
      ? []
      : [
          {
            ...at,
            found: `a link to ${link}, which is not there`,
            fix: 'correct the link or write the page',
          },
        ];
  });
}

/** The entries that a README names and the package beside it neither exports nor holds as a file. */
async function goneEntries(
  file: string,
  { read, known }: { read(file: string): Promise<string>; known: ReadonlySet<string> },
): Promise<Violation[]> {
  const folder = posix.dirname(file);
  const manifest = `${folder}/package.json`;
  if (!known.has(manifest)) return [];
  const { exports } = JSON.parse(await read(manifest)) as Pick<Manifest, 'exports'>;
  const isThere = (entry: string) => exports?.[entry] !== undefined || known.has(posix.join(folder, entry));
  return (await read(file)).split('\n').flatMap((words, index) =>
    [...words.matchAll(ENTRY)]
      .map(([, entry = '']) => entry)
      .filter((entry) => !isThere(entry))
      .map((entry) => ({
        file,
        line: index + 1,
        found: `the entry ${entry}, which the package does not have`,
        fix: 'name what it is called now',
      })),
  );
}
