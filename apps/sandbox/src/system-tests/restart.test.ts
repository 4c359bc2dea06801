import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLEAN_AUDIT } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { freePort, startProcess, type SandboxProcess } from '../testing/sandbox-process.ts';
import { runLedger } from './ledger-run/ledger-run.ts';

const OPERATIONS = 220;
/** After so many operations the process is killed; a longer proof kills it more often. */
const DEATHS = process.env['LEDGER_RUN'] === 'full' ? [40, 90, 130, 180] : [100];

let home: string;
let running: SandboxProcess | undefined;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'baize-restart-'));
});
afterAll(async () => {
  await running?.kill();
  await rm(home, { recursive: true, force: true });
});

test(
  'a sandbox killed in the middle of everything has all it acknowledged when it is back, and nothing twice',
  { timeout: 300_000 },
  async () => {
    const environment = { PORT: String(await freePort()), SANDBOX_DATA: join(home, 'data') };
    running = await startProcess(environment);
    const sandbox = connectTestSandbox(running.url);
    let births = 0;
    // One death after the other: a process that is only just starting must not be taken for the one to kill.
    let alive: Promise<unknown> = Promise.resolve();
    const dieAndComeBack = async (): Promise<void> => {
      await running?.kill();
      running = await startProcess(environment);
      births += 1;
    };
    const { differences, audit, acknowledged } = await runLedger(sandbox, {
      operations: OPERATIONS,
      seed: Date.now() % 1_000_000,
      withDisturbances: false,
      onDone: (done) => {
        if (DEATHS.includes(done)) alive = alive.then(dieAndComeBack);
      },
    });
    await alive;
    expect(births).toBe(DEATHS.length);
    expect({ differences, audit }).toEqual({ differences: [], audit: CLEAN_AUDIT });
    expect(acknowledged).toBeGreaterThan(OPERATIONS / 10);
  },
);
