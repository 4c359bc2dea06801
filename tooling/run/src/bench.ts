import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, ROOT, tool } from './root.ts';
import { runCommand } from './run-command.ts';

/** `pnpm bench <app>`: measures an app that has a bench, and fails when it is slower than it may be. */
const [app = '', ...more] = process.argv.slice(2);
const isApp = /^[\w-]+$/.test(app) && existsSync(join(ROOT, 'apps', app, 'src/bench/bench.ts'));
if (isApp && more.length === 0) {
  process.exitCode = await runCommand(tool('pnpm'), ['--filter', `@baize/${app}`, 'bench'], {
    cwd: ROOT,
    env: environment(),
  });
} else {
  console.error('Name one app that has a bench (apps/<app>/src/bench/bench.ts): pnpm bench sandbox');
  process.exitCode = 2;
}
process.exit();
