import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLEAN } from '../testing/cashier-of.ts';
import { DATABASES, sandboxOn } from '../testing/on-each-database.ts';
import type { SandboxUnderTest } from '../testing/sandbox-under-test.ts';
import { ledgerRun, summaryOf } from './run/ledger-run.ts';
import { NOW } from './set-up.ts';

const OPERATIONS = process.env['LEDGER_RUN'] === 'full' ? 10_000 : 300;
/** The choices of a run follow from its number; how the tabs' answers cross does not. */
const SEED = Number(process.env['LEDGER_SEED'] ?? Date.now() % 1_000_000);

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: SandboxUnderTest;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ sandbox, close } = await sandboxOn(database));
    await sandbox.send('POST', '/sandbox/reset', { body: { clock: { mode: 'live', now: NOW } } });
  });
  afterAll(async () => {
    await sandbox.reset(NOW);
    await close();
  });

  test(
    'twenty tabs do what they like while lines break and time passes: every acknowledged operation is there once, and every wallet is what its entries add up to',
    { timeout: 1_800_000 },
    async () => {
      const begun = performance.now();
      const run = await ledgerRun(sandbox, { operations: OPERATIONS, seed: SEED, troubles: true });
      const { differences, audit, operations, acknowledged } = run;
      const seconds = Math.round((performance.now() - begun) / 1_000);
      process.stdout.write(`${database}, seed ${SEED}, ${seconds} s: ${summaryOf(run)}\n`);
      expect({ seed: SEED, differences, audit }).toEqual({ seed: SEED, differences: [], audit: CLEAN });
      expect(operations).toBe(OPERATIONS);
      expect(acknowledged).toBeGreaterThan(OPERATIONS / 10);
    },
  );
});
