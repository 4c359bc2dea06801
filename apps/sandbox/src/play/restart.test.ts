import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { fetchLedgerAudit, CLEAN_AUDIT } from '../testing/cashier-requests.ts';
import { createGameClient, parseTable } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

test('a round, its stake, the promise and the launch token outlive the process', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'baize-play-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));

  const first = await startSandbox({ port: 0, data });
  const before = connectTestSandbox(first.url);
  const token = await before.logIn('depositor');
  const launchToken = createGameClient(before).launchTokenOf(
    await createGameClient(before).launch({ token, slug: 'blackjack-quay' }),
  );
  const seat = createGameClient(before).seat('blackjack-quay', launchToken);
  let table = parseTable(await seat.open({ bet: 100 }));
  for (let deals = 0; table.round?.win !== null && deals < 20; deals += 1) {
    await createGameClient(before).pass();
    table = parseTable(await seat.open({ bet: 100 }));
  }
  await first.close();

  const second = await startSandbox({ port: 0, data });
  onTestFinished(() => second.close());
  const after = connectTestSandbox(second.url);
  const again = createGameClient(after).seat('blackjack-quay', launchToken);
  const { round, commitment, balance } = await again.table();
  expect([round?.id, round?.win]).toEqual([table.round?.id, null]);
  expect([commitment, balance]).toEqual([table.commitment, table.balance]);
  const stood = await again.act(round ?? { id: '', step: 0 }, { kind: 'stand' });
  expect(parseTable(stood).round?.win).not.toBeNull();
  expect(await fetchLedgerAudit(after)).toEqual(CLEAN_AUDIT);
});
