import { io } from 'socket.io-client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBonusClient } from '../testing/bonus-client.ts';
import { valueAt, fetchLedgerAudit, CLEAN_AUDIT } from '../testing/cashier-requests.ts';
import { createGameClient, parseTable } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

async function wallet(token: string): Promise<{ real: number; bonus: number }> {
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  const part = (name: string) => Number(valueAt(details, 'getUser', 'userWallet', name));
  return { real: part('amount'), bonus: part('bonusAmount') };
}

/** Everything a player's browser hears, once it is connected. */
async function hear(token: string) {
  const socket = io(sandbox.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  onTestFinished(() => void socket.disconnect());
  const heard: { event: string; payload: unknown }[] = [];
  let look = () => {};
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    look();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  /** Resolves once an event was heard so many times. */
  const until = (event: string, times = 1) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (heard.filter((one) => one.event === event).length >= times) resolve();
      };
      look();
    });
  return { heard, until };
}

test('a stake leaves the real wallet, is told after it is kept, and stands in the casino history', async () => {
  const token = await sandbox.logIn('depositor');
  const browser = await hear(token);
  const table = parseTable(await (await play.sitDown(token, 'skyline-crash')).open({ bet: 500 }));
  expect([table.mode, table.balance, table.round?.win]).toEqual(['real', 24_350, null]);
  await browser.until('debit');
  expect(browser.heard).toMatchObject([
    { event: 'debit', payload: { amount: 5, balance: 243.5, bonusBalance: 0, reason: 'play' } },
  ]);
  expect(await wallet(token)).toEqual({ real: 243.5, bonus: 0 });
  const { count, rows } = await play.history(token);
  expect(count).toBe(1);
  expect(rows[0]).toEqual({
    transactionId: valueAt(browser.heard, 0, 'payload', 'transactionId'),
    type: 'bet',
    gameName: 'Skyline Crash',
    gameSlug: 'skyline-crash',
    provider: 'Baize Studio',
    balanceBefore: 248.5,
    amount: 5,
    balanceAfter: 243.5,
    bonusBalance: 0,
    currencyCode: 'EUR',
    date: '2026-11-20T17:17:19.000Z',
  });
});

test('a cashed-out flight pays its win, once, and tells it as a credit', async () => {
  const token = await sandbox.logIn('depositor');
  const browser = await hear(token);
  const seat = await play.sitDown(token, 'skyline-crash');
  // Cashing out at 1.01 loses one flight in fifty: fly until one is won.
  let won = 0;
  for (let flight = 0; won === 0 && flight < 20; flight += 1) {
    await seat.open({ bet: 100, autoCashOut: 101 });
    await play.pass(60_000);
    const { round } = await seat.table();
    won = round?.win ?? 0;
  }
  expect(won).toBe(101);
  await browser.until('credit');
  const credits = browser.heard.filter(({ event }) => event === 'credit');
  expect(credits).toMatchObject([{ payload: { amount: 1.01, reason: 'play' } }]);
  const before = await wallet(token);
  await seat.look();
  expect(await wallet(token)).toEqual(before);
  const { rows } = await play.history(token, '?type=win');
  expect(rows).toMatchObject([{ type: 'win', amount: 1.01, balanceAfter: before.real }]);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a round left open goes on after a reload, also from another opening of the game', async () => {
  const token = await sandbox.logIn('depositor');
  const first = await play.sitDown(token, 'skyline-crash');
  const opened = parseTable(await first.open({ bet: 100 })).round;
  expect((await first.table()).round).toMatchObject({ id: opened?.id, win: null });
  const second = await play.sitDown(token, 'skyline-crash');
  expect((await second.table()).round).toMatchObject({ id: opened?.id, win: null });
  const another = await second.open();
  expect([another.status, another.body['code']]).toEqual([409, 'ROUND_OPEN']);
  await play.pass(600_000);
  expect((await second.table()).round).toMatchObject({ id: opened?.id, win: 0 });
  expect((await play.history(token)).count).toBe(1);
});

test('the secret promised for the next round stays promised until a round has used it up', async () => {
  const seat = await play.sitDown(await sandbox.logIn('depositor'));
  const { commitment } = await seat.table();
  expect((await seat.table()).commitment).toBe(commitment);
  const stale = await seat.open({ commitment: 'a'.repeat(64) });
  expect([stale.status, stale.body['code']]).toEqual([409, 'STALE_COMMITMENT']);
  const played = parseTable(await seat.open());
  expect(played.round?.fairness.commitment).toBe(commitment);
  expect(played.commitment).not.toBe(commitment);
});

test('a stake above the balance moves nothing and leaves no round', async () => {
  const token = await sandbox.logIn('unverified');
  const seat = await play.sitDown(token);
  const refused = await seat.open({ bet: 5_000 });
  expect([refused.status, refused.body['code']]).toEqual([422, 'INSUFFICIENT_FUNDS']);
  expect((await seat.table()).round).toBeNull();
  expect(await wallet(token)).toEqual({ real: 31.2, bonus: 0 });
  expect((await seat.open({ bet: 2_000 })).status).toBe(200);
});

test('real money is staked first, then bonus money, and each is told', async () => {
  const token = await sandbox.logIn('bonus-active');
  const browser = await hear(token);
  // 64 of real money and 50 of bonus money.
  const seat = await play.sitDown(token, 'blackjack-quay');
  expect((await seat.table()).balance).toBe(11_400);
  await seat.open({ bet: 10_000 });
  await browser.until('debit', 2);
  const [real, bonus] = browser.heard;
  expect(real).toMatchObject({ event: 'debit', payload: { amount: 64, balance: 0, bonusBalance: 50 } });
  expect(bonus).toMatchObject({ event: 'debit', payload: { amount: 36, balance: 0, bonusBalance: 14 } });
  const { rows } = await play.history(token, '?type=bet');
  expect(rows[0]).toMatchObject({ balanceBefore: 64, amount: 100, balanceAfter: 0, bonusBalance: 14 });
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a stake counts towards the bonus, the club, the rakeback and what was spent', async () => {
  const token = await sandbox.logIn('bonus-active');
  const read = async () => {
    const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
    const days = await sandbox.requestData('GET', '/api/admin/get-rakeback-days', { token });
    const list: unknown = days['days'];
    const today = (Array.isArray(list) ? list : []).find(
      (day) => valueAt(day, 'canClaimDate') === '2026-11-20',
    );
    return {
      wagered: Number(valueAt(details, 'activeBonus', 'wagered')),
      spent: Number(valueAt(details, 'totalSpend')),
      rakeback: Number(valueAt(today, 'amount')),
    };
  };
  const before = await read();
  const seat = await play.sitDown(token, 'skyline-crash');
  await seat.open({ bet: 5_000 });
  await play.pass(600_000);
  await seat.look();
  const after = await read();
  expect(after.wagered - before.wagered).toBeCloseTo(50);
  expect(after.spent - before.spent).toBeCloseTo(50);
  expect(after.rakeback).toBeGreaterThan(before.rakeback);
});

test('a limit that is reached refuses the stake by its code and is told to every browser of the player', async () => {
  const token = await sandbox.logIn('depositor');
  const limit = { type: 'bet', period: 0, amount: 12 };
  await sandbox.request('PUT', '/api/user/limits', { token, body: limit });
  const browser = await hear(token);
  const seat = await play.sitDown(token, 'skyline-crash');
  expect((await seat.open({ bet: 1_000 })).status).toBe(200);
  await play.pass(600_000);
  await seat.look();
  const refused = await seat.open({ bet: 500 });
  expect([refused.status, refused.body['code']]).toEqual([422, 'dailyBetLimit']);
  await browser.until('limit');
  const limits = browser.heard.filter(({ event }) => event === 'limit');
  expect(limits).toEqual([{ event: 'limit', payload: { code: 'dailyBetLimit' } }]);
  expect((await seat.open({ bet: 200 })).status).toBe(200);
});

test('who is excluded while a game is open stakes no more, but is paid what was won', async () => {
  const token = await sandbox.logIn('depositor');
  const seat = await play.sitDown(token, 'skyline-crash');
  await seat.open({ bet: 100, autoCashOut: 101 });
  const exclusion = { duration: '1w' };
  const put = await sandbox.request('PUT', '/api/user/self-exclusion', { token, body: exclusion });
  expect(put.status).toBe(200);
  await play.pass(60_000);
  const { round } = await seat.table();
  const { rows } = await play.history(token, '?type=win');
  expect(rows.map(({ amount }) => amount)).toEqual(round?.win === 101 ? [1.01] : []);
  const refused = await seat.open();
  expect([refused.status, refused.body['code']]).toEqual([422, 'SELF_EXCLUDED']);
});

test('a free spin of the slot costs nothing, and what it wins is bonus money', async () => {
  const token = await sandbox.logIn('depositor');
  const taken = await createBonusClient(sandbox).activate(token, 'sevens-spins');
  expect(taken.status).toBe(200);
  const seat = await play.sitDown(token);
  let table = parseTable(await seat.open({ bet: 20 }));
  expect(table.session.staked).toBe(0);
  // Bells may open free spins of the game's own.
  while (table.round?.win === null) {
    table = parseTable(await seat.act(table.round, { kind: 'free-spin' }));
  }
  const won = table.round?.win ?? 0;
  expect(await wallet(token)).toEqual({ real: 248.5, bonus: won / 100 });
  const { rows } = await play.history(token, '?type=bet');
  expect(rows).toMatchObject([{ amount: 0, balanceBefore: 248.5, balanceAfter: 248.5 }]);
  await play.pass();
  expect(parseTable(await seat.open({ bet: 5_000 })).session.staked).toBe(5_000);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a market’s highest stake is the highest on the table', async () => {
  const override = { market: 'de' };
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
  const seat = await play.sitDown(await sandbox.logIn('depositor'));
  expect((await seat.table()).stakes).toEqual([20, 40, 60, 100]);
  const refused = await seat.open({ bet: 200 });
  expect([refused.status, refused.body['code']]).toEqual([422, 'STAKE_NOT_OFFERED']);
});

test('a strange round number is not found, whatever it looks like', async () => {
  const seat = await play.sitDown(await sandbox.logIn('depositor'), 'blackjack-quay');
  for (const id of ['x', '00000000-0000-0000-0000-000000000000', "1'--"]) {
    expect((await seat.act({ id, step: 0 }, { kind: 'hit' })).status).toBe(404);
  }
});
