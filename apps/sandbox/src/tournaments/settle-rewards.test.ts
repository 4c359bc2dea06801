import { expect, test } from 'vitest';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { findActiveBonus } from '../bonuses/player-bonus.ts';
import { settleRewards } from './settle-rewards.ts';

const at = new Date('2026-11-20T17:17:19.000Z');
const { database, player, wallet, ledgerIsSound } = useTestDatabase(at);

type Told = { playerId: number; event: string; amount: unknown; reason: unknown };

test('while nobody asks, bonuses end and prizes are paid once, and the players are told', async () => {
  const clock = createPlatformClock(() => at.getTime());
  const told: Told[] = [];
  const realtime = {
    toPlayer: (playerId: number, event: string, payload: object) => {
      const { amount, reason } = { amount: null, reason: null, ...payload };
      told.push({ playerId, event, amount, reason });
    },
  };
  const needs = { database: database(), clock, realtime };
  await settleRewards(needs);
  expect(told).toEqual([]);
  clock.move({ advanceMs: 12 * 86_400_000 });
  await Promise.all([settleRewards(needs), settleRewards(needs)]);
  const [ilse, victor] = [await player('bonus-active'), await player('vip')];
  expect(await findActiveBonus(database(), ilse.id)).toBeNull();
  expect(told.filter(({ playerId }) => playerId === ilse.id)).toEqual([
    { playerId: ilse.id, event: 'debit', amount: 50, reason: 'bonus' },
  ]);
  const prizes = told.filter(({ playerId }) => playerId === victor.id);
  expect(prizes.length).toBeGreaterThan(0);
  expect(prizes.every(({ event, reason }) => event === 'credit' && reason === 'tournament')).toBe(true);
  const before = await wallet(victor);
  await settleRewards(needs);
  expect(await wallet(victor)).toEqual(before);
  expect(await ledgerIsSound()).toBe(true);
});
