import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Installers } from './chromium.ts';
import { createChildEnv, ROOT } from './root.ts';
import { runCommand } from './run-command.ts';

const DOWNLOAD_MS = 20_000;
const E2E = join(ROOT, 'tooling/e2e');

/** The two ways a browser gets onto this machine, their progress shown as it happens. */
export const installers: Installers = {
  isRoot: process.getuid?.() === 0,
  async apt() {
    const env = createChildEnv({ DEBIAN_FRONTEND: 'noninteractive' });
    console.log('no Chromium yet: installing Debian’s');
    if ((await runCommand('apt-get', ['update', '-q'], { cwd: ROOT, env })) !== 0) return false;
    for (const name of ['chromium-headless-shell', 'chromium'])
      if ((await runCommand('apt-get', ['install', '-y', '-q', name], { cwd: ROOT, env })) === 0) return true;
    return false;
  },
  async download() {
    console.log('trying Playwright’s own download, at most 20 s');
    const playwright = join(E2E, 'node_modules/.bin/playwright');
    const options = { cwd: E2E, env: createChildEnv(), timeoutMs: DOWNLOAD_MS };
    if ((await runCommand(playwright, ['install', 'chromium'], options)) !== 0) return null;
    const ask = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath());";
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', ask], {
      cwd: E2E,
    });
    return stdout.trim();
  },
};
