import { serve } from './serve.ts';

/** `pnpm dev [brand]`: the sandbox, and one brand or all of them unbuilt, as the files are on disk. */
process.exitCode = await serve({ entry: 'dev.ts', only: process.argv[2] });
process.exit();
