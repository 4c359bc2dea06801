import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseListedIds, parseOpenIds } from './parse-ids.ts';
import type { Revision } from './trace-requirements.ts';

const run = promisify(execFile);
const MAX_COMMITS = 40;

/** The committed editions of docs/open-ids.txt with the requirements page beside each, newest first. */
export async function listCommittedRevisions(root: string): Promise<Revision[]> {
  const git = async (...words: string[]): Promise<string> =>
    (await run('git', words, { cwd: root, maxBuffer: 16 * 1024 * 1024 })).stdout;
  const log = await git('log', `--max-count=${MAX_COMMITS}`, '--format=%h', '--', 'docs/open-ids.txt').catch(
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
      return { name: commit, known: parseListedIds(page), open: parseOpenIds(open).open };
    }),
  );
  return editions.filter((edition) => edition !== null);
}
