import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { auditOf, CLEAN } from '../testing/cashier-of.ts';
import { playOf, tableOf } from '../testing/play-of.ts';
import { sandboxUnderTest } from '../testing/sandbox-under-test.ts';

test('a round, its stake, the promise and the launch token outlive the process', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'baize-play-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));

  const first = await startSandbox({ port: 0, data });
  const before = sandboxUnderTest(first.url);
  const token = await before.logIn('depositor');
  const launchToken = playOf(before).launchTokenOf(
    await playOf(before).launch({ token, slug: 'blackjack-quay' }),
  );
  const seat = playOf(before).seat('blackjack-quay', launchToken);
  let table = tableOf(await seat.open({ bet: 100 }));
  for (let deals = 0; table.round?.win !== null && deals < 20; deals += 1) {
    await playOf(before).pass();
    table = tableOf(await seat.open({ bet: 100 }));
  }
  await first.close();

  const second = await startSandbox({ port: 0, data });
  onTestFinished(() => second.close());
  const after = sandboxUnderTest(second.url);
  const again = playOf(after).seat('blackjack-quay', launchToken);
  const { round, commitment, balance } = await again.table();
  expect([round?.id, round?.win]).toEqual([table.round?.id, null]);
  expect([commitment, balance]).toEqual([table.commitment, table.balance]);
  const stood = await again.act(round ?? { id: '', step: 0 }, { kind: 'stand' });
  expect(tableOf(stood).round?.win).not.toBeNull();
  expect(await auditOf(after)).toEqual(CLEAN);
});
