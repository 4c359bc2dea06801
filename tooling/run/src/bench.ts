import { createChildEnv, ROOT, getBinPath } from './root.ts';
import { runCommand } from './run-command.ts';

interface Bench {
  /** The package it belongs to. */
  owner: string;
  /** What its `bench` script is given before the options of the command. */
  target: readonly string[];
  takesOptions: boolean;
}

/** What has a bench, by name. */
const BENCHES: Readonly<Record<string, Bench>> = {
  sandbox: { owner: '@baize/sandbox', target: [], takesOptions: false },
  lobby: { owner: '@baize/e2e', target: ['lobby'], takesOptions: false },
  routes: { owner: '@baize/e2e', target: ['routes'], takesOptions: false },
  socket: { owner: '@baize/e2e', target: ['socket'], takesOptions: false },
  memory: { owner: '@baize/e2e', target: ['memory'], takesOptions: false },
  page: { owner: '@baize/bench', target: ['page'], takesOptions: true },
  host: { owner: '@baize/bench', target: ['host'], takesOptions: true },
};

/**
 * `pnpm bench <name> [options]`: measures, and fails where it is slower than it may be; `page` and `host` fail for that
 * only with `--check`. Their options stand in tooling/bench/README.md.
 */
const [name = '', ...options] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench !== undefined && (bench.takesOptions || options.length === 0)) {
  process.exitCode = await runCommand(
    getBinPath('pnpm'),
    ['--filter', bench.owner, 'bench', ...bench.target, ...options],
    { cwd: ROOT, env: createChildEnv() },
  );
} else {
  console.error(
    bench === undefined
      ? `Name one bench: ${Object.keys(BENCHES)
          .map((one) => `pnpm bench ${one}`)
          .join(', ')}`
      : `pnpm bench ${name} takes no options.`,
  );
  process.exitCode = 2;
}
process.exit();
