import { environment, ROOT, tool } from './root.ts';
import { runCommand } from './run-command.ts';

/** What has a bench, by name, and the package it belongs to. */
const BENCHES: Readonly<Record<string, string>> = { sandbox: '@baize/sandbox', lobby: '@baize/e2e' };

/** `pnpm bench <name>`: measures, and fails where it is slower than it may be. */
const [name = '', ...more] = process.argv.slice(2);
const owner = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (owner !== undefined && more.length === 0) {
  process.exitCode = await runCommand(tool('pnpm'), ['--filter', owner, 'bench'], {
    cwd: ROOT,
    env: environment(),
  });
} else {
  console.error(
    `Name one bench: ${Object.keys(BENCHES)
      .map((one) => `pnpm bench ${one}`)
      .join(', ')}`,
  );
  process.exitCode = 2;
}
process.exit();
