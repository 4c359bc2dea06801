import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rakebackDays } from '../database/schema.ts';
import { seedDatabase } from '../seed/seed.ts';
import type { Player } from '../sessions/session-store.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { insertPastRound } from '../testing/insert-past-round.ts';
import { getCurrentAward } from './award.ts';
import { handleRakebackClaim } from './claim.ts';
import { getRakebackBonusId, getEarnedCents, toUtcDate } from './day-plan.ts';
import { addPlayEarnings } from './earn.ts';
import { readRakebackDays } from './rakeback-days.ts';

const START = new Date('2026-11-20T17:17:19.000Z');
const HALF_HOUR = 1_800_000;
const { database, within, player } = useTestDatabase(START);

const instant = (time: string) => Date.parse(`2026-11-${time}Z`);
const shown = (who: Player, time: string) => getCurrentAward(database(), { player: who, now: instant(time) });

async function reward(who: Player, { of, at }: { of: string; at: string }): Promise<bigint | undefined> {
  const days = await readRakebackDays(database(), { player: who, now: instant(at) });
  return days.find(({ date }) => date === `2026-11-${of}`)?.amount;
}

const play = (who: Player, { at, bet, win }: { at: string; bet: bigint; win: bigint }) =>
  insertPastRound(database(), { playerId: who.id, bet, win, at: new Date(instant(at)) });

test('a persona begins with the figures it was seeded with, whenever it is first looked at', async () => {
  const marisol = await player('depositor');
  expect(await reward(marisol, { of: '20', at: '20T20:10:00' })).toBe(482n);
  expect(await shown(marisol, '20T20:10:00')).toEqual({ ngr: 6_327n, payout: 506n });
});

test('what the accumulator shows is in the day after the count, and the accumulator has begun anew', async () => {
  const marisol = await player('depositor');
  await play(marisol, { at: '20T16:59:59.999', bet: 7_000n, win: 0n });
  expect(await shown(marisol, '20T17:17:19')).toEqual({ ngr: 4_275n, payout: 342n });
  await play(marisol, { at: '20T17:18:00', bet: 1_000n, win: 0n });
  expect(await shown(marisol, '20T17:29:59.999')).toEqual({ ngr: 5_275n, payout: 422n });
  expect(await reward(marisol, { of: '20', at: '20T17:29:59.999' })).toBe(482n);
  expect(await shown(marisol, '20T17:30:00')).toEqual({ ngr: 2_693n, payout: 215n });
  expect(await reward(marisol, { of: '20', at: '20T17:30:00' })).toBe(482n + 422n);
});

test('however many tabs ask at once, and however often, a half hour is counted once', async () => {
  const marisol = await player('depositor');
  await shown(marisol, '20T17:17:19');
  const tabs = Array.from({ length: 8 }, () => [
    shown(marisol, '20T17:30:01'),
    reward(marisol, { of: '20', at: '20T17:30:01' }),
  ]);
  await Promise.all(tabs.flat());
  expect(await reward(marisol, { of: '20', at: '20T17:59:59' })).toBe(482n + 342n);
});

test('a half hour that was won pays nothing, and takes nothing from the next', async () => {
  const marisol = await player('depositor');
  await shown(marisol, '20T17:17:19');
  await play(marisol, { at: '20T17:20:00', bet: 100n, win: 9_000n });
  expect(await shown(marisol, '20T17:29:00')).toEqual({ ngr: -4_625n, payout: 0n });
  expect(await reward(marisol, { of: '20', at: '20T17:31:00' })).toBe(482n);
  expect(await reward(marisol, { of: '20', at: '20T18:01:00' })).toBe(482n + 215n);
});

test("the last half hour before the platform's midnight belongs to the day it began on", async () => {
  const marisol = await player('depositor');
  const { payout } = await shown(marisol, '20T23:40:00');
  expect(await reward(marisol, { of: '20', at: '21T00:10:00' })).toBe(482n + payout);
  expect(await reward(marisol, { of: '21', at: '21T00:10:00' })).toBe(535n);
  const next = await shown(marisol, '21T00:10:00');
  expect(await reward(marisol, { of: '20', at: '21T00:40:00' })).toBe(482n + payout);
  expect(await reward(marisol, { of: '21', at: '21T00:40:00' })).toBe(535n + next.payout);
});

test('what is counted after a claim goes to the next day that was not claimed', async () => {
  const marisol = await player('depositor');
  await shown(marisol, '20T17:17:19');
  const friday = {
    bonusId: getRakebackBonusId(marisol.id, '2026-11-20'),
    claimDate: '2026-11-20',
    zone: 'UTC',
  };
  const ask = { player: marisol, ...friday, idempotencyKey: undefined };
  await handleRakebackClaim(database(), { ask, now: instant('20T17:20:00') });
  expect(await reward(marisol, { of: '21', at: '20T17:31:00' })).toBe(535n + 342n);
  expect(await reward(marisol, { of: '20', at: '20T17:31:00' })).toBe(482n);
});

test('a clock that jumps three days counts all that was shown to somebody who looked every half hour', async () => {
  const watched = await player('vip');
  const end = instant('23T17:17:19');
  const paid = new Map<string, bigint>();
  for (let now = START.getTime(); now < end; now += HALF_HOUR) {
    const { payout } = await getCurrentAward(database(), { player: watched, now });
    paid.set(toUtcDate(now), (paid.get(toUtcDate(now)) ?? 0n) + payout);
  }
  await seedDatabase(database(), START.getTime());
  const jumped = await player('vip');
  await shown(jumped, '20T17:17:19');
  const scale = BigInt(jumped.rakebackScale);
  for (const [date, cents] of [
    ['2026-11-20', 482],
    ['2026-11-21', 535],
    ['2026-11-22', getEarnedCents({ date: '2026-11-22', now: end })],
    ['2026-11-23', getEarnedCents({ date: '2026-11-23', now: end })],
  ] as const) {
    const before = BigInt(cents) * scale;
    const after = await reward(jumped, { of: date.slice(-2), at: '23T17:17:19' });
    expect([date, after]).toEqual([date, before + (paid.get(date) ?? 0n)]);
    expect(after).toBeGreaterThan(before);
  }
});

test('a clock that jumps a lifetime counts no more days than the calendar shows', async () => {
  const marisol = await player('depositor');
  await shown(marisol, '20T17:17:19');
  const now = Date.parse('2098-06-01T12:00:00Z');
  const days = await readRakebackDays(database(), { player: marisol, now });
  const all = await database().select().from(rakebackDays).where(eq(rakebackDays.playerId, marisol.id));
  expect(days).toHaveLength(16);
  expect(all).toHaveLength(16 + days.length);
  const [first] = days;
  const planned = getEarnedCents({ date: '2098-05-18', now });
  expect([first?.date, (first?.amount ?? 0n) > BigInt(planned)]).toEqual(['2098-05-18', true]);
});

test('a clock that was set back counts nothing a second time, and shows nothing that will not be counted', async () => {
  const marisol = await player('depositor');
  await shown(marisol, '20T17:17:19');
  expect(await reward(marisol, { of: '20', at: '20T18:01:00' })).toBe(482n + 342n + 215n);
  expect(await shown(marisol, '20T17:17:19')).toEqual({ ngr: 0n, payout: 0n });
  expect(await reward(marisol, { of: '20', at: '20T17:31:00' })).toBe(482n + 342n + 215n);
  const { payout } = await shown(marisol, '20T18:01:00');
  expect(await reward(marisol, { of: '20', at: '20T18:31:00' })).toBe(482n + 342n + 215n + payout);
});

test('a newcomer who plays before ever looking has the round counted', async () => {
  const noor = await player('newcomer');
  await play(noor, { at: '20T17:20:00', bet: 5_000n, win: 0n });
  const at = new Date(instant('20T17:20:00'));
  await within((tx) => addPlayEarnings(tx, { player: noor, bet: 5_000n, win: 0n, at }));
  // 50 € at 0.4 % for the stake, at 6 % for the loss.
  expect(await reward(noor, { of: '20', at: '20T17:40:00' })).toBe(20n + 300n);
});

test.each(['self-excluded', 'frozen'] as const)('a %s player keeps what was counted', async (persona) => {
  const shut = await player(persona);
  await shown(shut, '20T17:17:19');
  expect(await reward(shut, { of: '20', at: '20T17:31:00' })).toBe(482n + 342n);
  expect(await reward(shut, { of: '20', at: '21T09:00:00' })).toBeGreaterThan(482n + 342n);
});
