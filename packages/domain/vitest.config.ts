import { join, relative } from 'node:path';
import { nodeTests } from '@baize/vitest-config/projects';
import { findTimeTests } from '@baize/vitest-config/time-tests';
import { defineConfig, mergeConfig } from 'vitest/config';

const ALL = ['src/**/*.test.ts'];
// From wherever this file is read.
const here = import.meta.dirname;
const OF_TIME = findTimeTests(join(here, 'src')).map((file) => relative(here, file));

/** Machines stand in zones; the rules must not notice. On the three last ones what reads time runs again, by fewer draws of each property. */
const MACHINES = [
  { TZ: 'UTC', FC_RUNS: '1', include: ALL },
  { TZ: 'America/Havana', FC_RUNS: '0.1', include: OF_TIME },
  { TZ: 'Asia/Kathmandu', FC_RUNS: '0.1', include: OF_TIME },
  { TZ: 'Pacific/Kiritimati', FC_RUNS: '0.1', include: OF_TIME },
];

const runs = (share: string): string => String(Number(share) * Number(process.env['FC_RUNS'] ?? '1'));

/** Properties over every zone take seconds on a busy machine; they fail by a counterexample, not by the clock. */
export default mergeConfig(
  nodeTests('domain'),
  defineConfig({
    test: {
      projects: MACHINES.map(({ TZ, FC_RUNS, include }) => ({
        extends: false as const,
        test: {
          name: `domain in ${TZ}`,
          include,
          env: { TZ, FC_RUNS: runs(FC_RUNS) },
          pool: 'forks' as const,
          // Rules keep nothing between tests, so files may share a process: a third of the time.
          isolate: false,
          testTimeout: 120_000,
        },
      })),
    },
  }),
);
