import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLEAN_AUDIT } from '../testing/cashier-requests.ts';
import { DATABASES, startSandboxOn } from '../testing/sandbox-on-database.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { runLedger, formatSummary } from './ledger-run/ledger-run.ts';
import { TEST_INSTANT } from './test-scene.ts';

const OPERATIONS = process.env['LEDGER_RUN'] === 'full' ? 10_000 : 300;
/** The choices of a run follow from its number; how the tabs' answers cross does not. */
const SEED = Number(process.env['LEDGER_SEED'] ?? Date.now() % 1_000_000);

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: TestSandbox;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ sandbox, close } = await startSandboxOn(database));
    await sandbox.request('POST', '/sandbox/reset', { body: { clock: { mode: 'live', now: TEST_INSTANT } } });
  });
  afterAll(async () => {
    await sandbox.reset(TEST_INSTANT);
    await close();
  });

  test(
    'twenty tabs do what they like while lines break and time passes: every acknowledged operation is there once, and every wallet is what its entries add up to',
    { timeout: 1_800_000 },
    async () => {
      const begun = performance.now();
      const run = await runLedger(sandbox, { operations: OPERATIONS, seed: SEED, withDisturbances: true });
      const { differences, audit, operations, acknowledged } = run;
      const seconds = Math.round((performance.now() - begun) / 1_000);
      process.stdout.write(`${database}, seed ${SEED}, ${seconds} s: ${formatSummary(run)}\n`);
      expect({ seed: SEED, differences, audit }).toEqual({ seed: SEED, differences: [], audit: CLEAN_AUDIT });
      expect(operations).toBe(OPERATIONS);
      expect(acknowledged).toBeGreaterThan(OPERATIONS / 10);
    },
  );
});
