import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { players, rakebackDays } from '../database/schema.ts';
import { activateOffer } from '../bonuses/activate-bonus.ts';
import { loadLoyalty } from '../loyalty/load-loyalty.ts';
import { payReferralShare } from '../referrals/deposit-share.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { insertPastRound } from '../testing/insert-past-round.ts';
import { addPlayEarnings } from './earn.ts';
import { readRakebackDays } from './rakeback-days.ts';

const at = new Date('2026-11-20T17:17:19.000Z');
const now = at.getTime();
const { database, within, player, wallet, ledgerIsSound } = useTestDatabase(at);

async function amountOn(playerId: number, date: string): Promise<bigint | undefined> {
  const rows = await database().select().from(rakebackDays).where(eq(rakebackDays.playerId, playerId));
  return rows.find((row) => row.date === date)?.amount;
}

test("today's rakeback grows with every stake, and no fraction of a cent is lost on the way", async () => {
  const marisol = await player('depositor');
  for (let round = 0; round < 100; round += 1) {
    await within((tx) => addPlayEarnings(tx, { player: marisol, bet: 10n, win: 5n, at }));
  }
  // 10 € at 0.6 %.
  expect(await amountOn(marisol.id, '2026-11-20')).toBe(482n + 6n);
  expect(await amountOn(marisol.id, '2026-11-19')).toBe(310n);
});

test('what is played after a claim goes to the next day that was not claimed', async () => {
  const marisol = await player('depositor');
  await database()
    .update(rakebackDays)
    .set({ date: '2026-11-22' })
    .where(eq(rakebackDays.date, '2026-11-21'));
  const bet = { player: marisol, bet: 100_000n, win: 0n };
  await within((tx) => addPlayEarnings(tx, { ...bet, at: new Date('2026-11-18T10:00:00Z') }));
  // The 18th is claimed, the 19th is not.
  expect(await amountOn(marisol.id, '2026-11-18')).toBe(440n);
  expect(await amountOn(marisol.id, '2026-11-19')).toBe(310n + 600n);
});

test('a newcomer who plays has a first reward day', async () => {
  const noor = await player('newcomer');
  expect(await readRakebackDays(database(), { player: noor, now })).toEqual([]);
  await within((tx) => addPlayEarnings(tx, { player: noor, bet: 5_000n, win: 0n, at }));
  const days = await readRakebackDays(database(), { player: noor, now });
  expect(days.map(({ date, amount }) => [date, amount])).toEqual([['2026-11-20', 20n]]);
});

test('a point for every euro staked, in any currency, and enough points are the next level', async () => {
  const steps = [0, 2, 4];
  const marisol = await player('depositor');
  expect(await loadLoyalty(database(), { player: marisol, steps })).toMatchObject({
    level: 2,
    points: 600,
    nextLevelPoints: 900,
  });
  await within((tx) => addPlayEarnings(tx, { player: marisol, bet: 30_050n, win: 0n, at }));
  const grown = await player('depositor');
  expect(await loadLoyalty(database(), { player: grown, steps })).toMatchObject({
    level: 3,
    points: 900,
    nextLevelPoints: 1_600,
  });
  const kaito = await player('crypto');
  await within((tx) => addPlayEarnings(tx, { player: kaito, bet: 10_000n, win: 0n, at }));
  expect(await loadLoyalty(database(), { player: kaito, steps })).toMatchObject({ points: 610 });
});

test("cashback pays its share of a week's losses as real money, once in its time", async () => {
  const marisol = await player('depositor');
  await insertPastRound(database(), { playerId: marisol.id, bet: 6_000n, win: 1_000n, at });
  const asked = { player: marisol, bonusId: 'ebb-cashback', at, requiresVerifiedEmail: false };
  const { bonus, posted } = await within((tx) => activateOffer(tx, asked));
  expect([bonus.status, bonus.bonusAmount, posted.map(({ amount }) => amount)]).toEqual([
    'completed',
    500n,
    [500n],
  ]);
  expect(await wallet(marisol)).toEqual({ real: 25_350n, bonus: 0n });
  await expect(within((tx) => activateOffer(tx, asked))).rejects.toMatchObject({ code: 'RETRY_PERIOD' });
  expect(await ledgerIsSound()).toBe(true);
});

test('whoever brought a friend earns a share of the first deposit, once, in their own currency', async () => {
  const [noor, marisol] = [await player('newcomer'), await player('depositor')];
  const share = (amount: bigint) =>
    within((tx) => payReferralShare(tx, { player: noor, amount, percent: 10, at }));
  expect(await share(5_000n)).toMatchObject({ referrer: { id: marisol.id }, posted: { amount: 500n } });
  expect(await share(5_000n)).toBeNull();
  expect(await wallet(marisol)).toEqual({ real: 25_350n, bonus: 0n });
  await database().update(players).set({ currencyCode: 'USD' }).where(eq(players.id, noor.id));
  const stranger = await player('vip');
  expect(
    await within((tx) => payReferralShare(tx, { player: stranger, amount: 1n, percent: 10, at })),
  ).toBeNull();
  expect(await ledgerIsSound()).toBe(true);
});
