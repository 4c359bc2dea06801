import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Folders this very process has open. */
const lockedFolders = new Set<string>();

/** The data folder belongs to another sandbox that runs. */
export class FolderInUse extends Error {}

/**
 * Takes a data folder for this process, or fails in one line: two processes in one folder destroy what is in it. The
 * mark stands beside the folder, which belongs to the database; one whose process is gone, by `kill -9` say, holds
 * nobody up. Answers how to give the folder back.
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const folder = resolve(path);
  const mark = `${folder}.lock`;
  await mkdir(folder, { recursive: true });
  if (!(await createLockFile(mark))) {
    const holder = Number(await readFile(mark, 'utf8').catch(() => ''));
    if (lockedFolders.has(folder) || (holder !== process.pid && isRunning(holder))) {
      throw new FolderInUse(
        `the data in ${folder} is in use by process ${holder}; stop it, or set SANDBOX_DATA to another folder (remove ${mark} if that process is no sandbox)`,
      );
    }
    await unlink(mark).catch(() => undefined);
    if (!(await createLockFile(mark)))
      throw new FolderInUse(`another sandbox has just taken the data in ${folder}`);
  }
  lockedFolders.add(folder);
  return async () => {
    lockedFolders.delete(folder);
    await unlink(mark).catch(() => undefined);
  };
}

async function createLockFile(mark: string): Promise<boolean> {
  try {
    await writeFile(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
