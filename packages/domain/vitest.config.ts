import { nodeTests } from '@baize/vitest-config/projects';
import { defineConfig, mergeConfig } from 'vitest/config';

/** Machines stand in zones; the rules must not notice. The three last ones run fewer draws of each property. */
const MACHINES = [
  { TZ: 'UTC', FC_RUNS: '1' },
  { TZ: 'America/Havana', FC_RUNS: '0.1' },
  { TZ: 'Asia/Kathmandu', FC_RUNS: '0.1' },
  { TZ: 'Pacific/Kiritimati', FC_RUNS: '0.1' },
];

const runs = (share: string): string => String(Number(share) * Number(process.env['FC_RUNS'] ?? '1'));

/** Properties over every zone take seconds on a busy machine; they fail by a counterexample, not by the clock. */
export default mergeConfig(
  nodeTests('domain'),
  defineConfig({
    test: {
      projects: MACHINES.map(({ TZ, FC_RUNS }) => ({
        extends: true as const,
        test: {
          name: `domain in ${TZ}`,
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
