import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { PersonaName } from '../personas/persona.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { activateOffer } from './activate-bonus.ts';
import { grantDepositBonus } from './deposit-bonus.ts';
import { payFreeSpinWin, useFreeSpin } from './free-spins.ts';
import { findActiveBonus, listBonuses } from './player-bonus.ts';
import { countWager } from './wagering.ts';

const at = new Date('2026-11-20T17:17:19.000Z');
const { database, within, player, wallet, ledgerIsSound } = useTestDatabase(at);

async function activated(persona: PersonaName, bonusId: string) {
  const theirs = await player(persona);
  const asked = { player: theirs, bonusId, at, requiresVerifiedEmail: false };
  await within((transaction) => activateOffer(transaction, asked));
  return theirs;
}

test('real stakes count towards the wager; the stake that meets it turns the bonus into real money', async () => {
  const ilse = await player('bonus-active');
  expect(await within((tx) => countWager(tx, { player: ilse, bet: 77_999n, at }))).toEqual([]);
  expect((await findActiveBonus(database(), ilse.id))?.wagered).toBe(149_999n);
  expect(await wallet(ilse)).toEqual({ real: 6_400n, bonus: 5_000n });
  const posted = await within((tx) => countWager(tx, { player: ilse, bet: 1n, at }));
  expect(posted.map(({ amount, balance, bonusBalance }) => [amount, balance, bonusBalance])).toEqual([
    [-5_000n, 6_400n, 0n],
    [5_000n, 11_400n, 0n],
  ]);
  expect(await findActiveBonus(database(), ilse.id)).toBeNull();
  expect(await within((tx) => countWager(tx, { player: ilse, bet: 500n, at }))).toEqual([]);
  expect(await ledgerIsSound()).toBe(true);
});

test('no more than the highest win becomes real money; the rest goes back to the house', async () => {
  const ilse = await player('bonus-active');
  await database().update(playerBonuses).set({ maxWin: 3_000n }).where(eq(playerBonuses.status, 'active'));
  const posted = await within((tx) => countWager(tx, { player: ilse, bet: 90_000n, at }));
  expect(posted.map(({ amount }) => amount)).toEqual([-5_000n, 3_000n]);
  expect(await wallet(ilse)).toEqual({ real: 9_400n, bonus: 0n });
  const [ended] = await listBonuses(database(), ilse.id);
  expect([ended?.status, ended?.wagered]).toEqual(['completed', 150_000n]);
  expect([ended?.released, ended?.lost]).toEqual([3_000n, 2_000n]);
});

test('a stake after the end of a bonus counts no more and takes its money away', async () => {
  const ilse = await player('bonus-active');
  const late = new Date(at.getTime() + 12 * 86_400_000);
  const posted = await within((tx) => countWager(tx, { player: ilse, bet: 90_000n, at: late }));
  expect(posted.map(({ amount }) => amount)).toEqual([-5_000n]);
  expect(await wallet(ilse)).toEqual({ real: 6_400n, bonus: 0n });
  expect((await listBonuses(database(), ilse.id))[0]?.status).toBe('expired');
  expect(await ledgerIsSound()).toBe(true);
});

test('a deposit bonus waits for its deposit: none before, none below the least, up to its threshold', async () => {
  const marisol = await activated('depositor', 'harbour-welcome');
  expect(await wallet(marisol)).toEqual({ real: 24_850n, bonus: 0n });
  await within((tx) => countWager(tx, { player: marisol, bet: 1_000n, at }));
  expect((await findActiveBonus(database(), marisol.id))?.wagered).toBe(0n);
  const grant = (amount: bigint) => within((tx) => grantDepositBonus(tx, { player: marisol, amount, at }));
  expect(await grant(1_999n)).toEqual([]);
  expect((await grant(25_000n)).map(({ amount }) => amount)).toEqual([10_000n]);
  expect(await grant(5_000n)).toEqual([]);
  expect(await findActiveBonus(database(), marisol.id)).toMatchObject({
    depositAmount: 25_000n,
    bonusAmount: 10_000n,
    wagerTotal: 300_000n,
  });
  expect(await wallet(marisol)).toEqual({ real: 24_850n, bonus: 10_000n });
  expect(await ledgerIsSound()).toBe(true);
});

test('a deposit without a bonus that waits for it gives none', async () => {
  for (const persona of ['depositor', 'bonus-active'] as const) {
    const theirs = await player(persona);
    expect(await within((tx) => grantDepositBonus(tx, { player: theirs, amount: 9_000n, at }))).toEqual([]);
  }
});

test('free spins are taken on their game up to their worth, and what they win is bonus money', async () => {
  const kaito = await activated('depositor', 'daily-dip').catch(() => null);
  expect(kaito).toBeNull();
  const annika = await activated('kyc-approved', 'daily-dip');
  const spin = (gameSlug: string, stake: bigint, roundId: string = randomUUID()) =>
    within((tx) => useFreeSpin(tx, { player: annika, gameSlug, roundId, stake, at }));
  expect((await spin('skyline-crash', 20n)).isFree).toBe(false);
  expect((await spin('harbour-sevens', 21n)).isFree).toBe(false);
  const roundId = randomUUID();
  expect((await spin('harbour-sevens', 20n, roundId)).isFree).toBe(true);
  const pay = (id: string, win: bigint) =>
    within((tx) => payFreeSpinWin(tx, { player: annika, roundId: id, win, at }));
  expect(await pay(randomUUID(), 100n)).toBeNull();
  expect((await pay(roundId, 100n))?.map(({ amount }) => amount)).toEqual([100n]);
  expect(await findActiveBonus(database(), annika.id)).toMatchObject({
    freeSpinsLeft: 4,
    bonusAmount: 100n,
    wagerTotal: 1_000n,
  });
  expect(await wallet(annika)).toEqual({ real: 12_000n, bonus: 100n });
  await within((tx) => countWager(tx, { player: annika, bet: 1_000n, at }));
  expect(await wallet(annika)).toEqual({ real: 12_000n, bonus: 100n });
  expect(await ledgerIsSound()).toBe(true);
});

test('free spins that won nothing are over with the last of them', async () => {
  const annika = await activated('kyc-approved', 'daily-dip');
  for (let count = 0; count < 5; count += 1) {
    const roundId = randomUUID();
    const spin = { player: annika, gameSlug: 'harbour-sevens', roundId, stake: 10n, at };
    expect((await within((tx) => useFreeSpin(tx, spin))).isFree).toBe(true);
    await within((tx) => payFreeSpinWin(tx, { player: annika, roundId, win: 0n, at }));
  }
  expect(await findActiveBonus(database(), annika.id)).toBeNull();
  expect((await listBonuses(database(), annika.id))[0]).toMatchObject({
    status: 'completed',
    freeSpinsLeft: 0,
  });
});
