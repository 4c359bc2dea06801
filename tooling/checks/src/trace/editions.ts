import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { idsListed, idsOpen } from './ids.ts';
import type { Edition } from './trace.ts';

const run = promisify(execFile);
const LOOK_BACK = 40;

/** The committed editions of docs/open-ids.txt with the requirements page beside each, newest first. */
export async function committedEditions(root: string): Promise<Edition[]> {
  const git = async (...words: string[]): Promise<string> =>
    (await run('git', words, { cwd: root, maxBuffer: 16 * 1024 * 1024 })).stdout;
  const log = await git('log', `--max-count=${LOOK_BACK}`, '--format=%h', '--', 'docs/open-ids.txt').catch(
    () => null,
  );
  // Outside git (an unpacked archive) there is nothing to compare with.
  if (log === null) return [];
  const commits = log.split('\n').filter((line) => line !== '');
  const editions = await Promise.all(
    commits.map(async (commit) => {
      const open = await git('show', `${commit}:docs/open-ids.txt`).catch(() => null);
      const page = await git('show', `${commit}:docs/requirements.md`).catch(() => null);
      if (open === null || page === null) return null;
      return { name: commit, known: idsListed(page), open: idsOpen(open).open };
    }),
  );
  return editions.filter((edition) => edition !== null);
}
