import { createChildEnv, ROOT, getBinPath } from './root.ts';
import { runCommand, INTERRUPTED_EXIT_CODE } from './run-command.ts';
import { serve } from './serve.ts';

/** `pnpm start`: builds every brand and runs them on one machine, beside the sandbox. */
process.exitCode = await serve({
  entry: 'server.ts',
  prepare: async (brands) => {
    console.log(`building ${brands.join(' and ')} (what has not changed is taken from the cache)`);
    const filters = brands.map((brand) => `--filter=@baize/${brand}`);
    const code = await runCommand(
      getBinPath('turbo'),
      ['run', 'build', ...filters, '--concurrency=2', '--output-logs=new-only'],
      { cwd: ROOT, env: createChildEnv() },
    );
    if (code !== 0 && code !== INTERRUPTED_EXIT_CODE)
      console.error('The build failed: the lines above say where. Nothing was started.');
    return code;
  },
});
process.exit();
