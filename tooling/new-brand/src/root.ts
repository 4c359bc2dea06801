import { delimiter, join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');

export const LOCKFILE = join(ROOT, 'pnpm-lock.yaml');

const BIN = join(ROOT, 'node_modules/.bin');

/** Runs one of the workspace's own tools; its words are shown only when it fails. */
export function runTool(name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` };
    const child = spawn(join(BIN, name), args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${name} ${args.join(' ')} ended with ${code ?? 'a signal'}:\n${Buffer.concat(output).toString()}`,
          ),
        );
    });
  });
}
