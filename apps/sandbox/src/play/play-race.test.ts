import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchLedgerAudit, CLEAN_AUDIT } from '../testing/cashier-requests.ts';
import { createGameClient, parseTable } from '../testing/game-client.ts';
import { DATABASES, startSandboxOn } from '../testing/sandbox-on-database.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: TestSandbox;
  let play: ReturnType<typeof createGameClient>;
  let close: () => Promise<void>;
  let token = '';

  beforeAll(async () => {
    ({ sandbox, close } = await startSandboxOn(database));
    play = createGameClient(sandbox);
  });
  beforeEach(async () => {
    await sandbox.reset('2026-11-20T17:17:19.000Z');
    token = await sandbox.logIn('depositor');
  });
  afterAll(() => close());

  test('of twenty openings of a game in one instant exactly one stays open', async () => {
    const launches = await Promise.all(TWENTY.map(() => play.launch({ token })));
    expect(launches.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
    const tokens = launches.map((launch) => play.launchTokenOf(launch));
    expect(new Set(tokens).size).toBe(20);
    const looks = await Promise.all(tokens.map((each) => play.seat('harbour-sevens', each).look()));
    const statuses = looks.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  });

  test('a stake sent twenty times at once is taken once, and all hear of the same round', async () => {
    const seat = await play.sitDown(token, 'blackjack-quay');
    const { commitment } = await seat.table();
    const wish = { actionId: 'the-same-wish', bet: 1_000, commitment };
    const answers = await Promise.all(TWENTY.map(() => seat.open(wish)));
    const rounds = answers.map((answer) => parseTable(answer).round?.id);
    expect(new Set(rounds).size).toBe(1);
    expect((await play.history(token, '?type=bet')).count).toBe(1);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('of twenty different stakes at once one opens a round, and only that one is taken', async () => {
    const seat = await play.sitDown(token, 'skyline-crash');
    const answers = await Promise.all(TWENTY.map(() => seat.open()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await play.history(token)).count).toBe(1);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('a decision sent twenty times at once counts once', async () => {
    const seat = await play.sitDown(token, 'blackjack-quay');
    let round = parseTable(await seat.open({ bet: 100 })).round;
    for (let tries = 0; round?.win !== null && tries < 20; tries += 1) {
      await play.pass();
      round = parseTable(await seat.open({ bet: 100 })).round;
    }
    const open = round ?? { id: '', step: 0 };
    const bets = (await play.history(token, '?type=bet')).count;
    const wish = { actionId: 'the-same-double', kind: 'double' } as const;
    const answers = await Promise.all(TWENTY.map(() => seat.act(open, wish)));
    expect(answers.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
    expect((await play.history(token, '?type=bet')).count).toBe(bets + 1);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });
});
