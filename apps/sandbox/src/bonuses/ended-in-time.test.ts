import { randomUUID } from 'node:crypto';
import { packOf } from '@baize/domain/rule-packs';
import { expect, test } from 'vitest';
import { withdraw } from '../cashier/withdraw.ts';
import { gameLaunches } from '../database/tables/games.ts';
import { Refusal } from '../http/refusal.ts';
import { placeBet } from '../play/place-bet.ts';
import { createTurns } from '../play/turns.ts';
import { startSession } from '../sessions/session-store.ts';
import { HARBORPAY } from '../testing/cashier-of.ts';
import { ownDatabase } from '../testing/own-database.ts';
import { activateBonus } from './activate-bonus.ts';
import { bonusesOf } from './player-bonus.ts';
import { redeemCoupon } from './redeem-coupon.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
/** A millisecond before and the very instant at which the bonus of the seed is over. */
const END = new Date('2026-12-01T17:17:19.000Z');
const BEFORE = new Date(END.getTime() - 1);
// Nothing watches the clock here: whatever ends a bonus is the very call that would otherwise have seen it.
const { database, within, player, wallet, ledgerIsSound } = ownDatabase(NOW);

const settling = (at: Date) => ({
  database: database(),
  clock: { now: () => at.getTime() },
  realtime: { toPlayer: () => undefined },
});

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

/** The one who has 64 of real money and 50 of a bonus stakes 100, which takes both. */
async function stakeOf100(at: Date) {
  const ilse = await player('bonus-active');
  const opening = { playerId: ilse.id, ip: '', location: '', at };
  const { session } = await startSession(database(), opening);
  const [launch] = await database()
    .insert(gameLaunches)
    .values({
      tokenHash: randomUUID(),
      sessionHash: session.tokenHash,
      playerId: ilse.id,
      gameSlug: 'skyline-crash',
      currencyCode: 'EUR',
      brand: 'curacao',
      locale: 'en',
      parentOrigin: 'http://127.0.0.1:4100',
      at,
    })
    .returning();
  if (!launch) throw new Error('the launch was not written');
  const roundId = randomUUID();
  const move = {
    playerId: String(ilse.id),
    gameSlug: 'skyline-crash',
    roundId,
    amount: 10_000n,
    actionId: `${roundId}:bet`,
  };
  const turns = createTurns(settling(at));
  return turns.take(ilse.id, (turn) => placeBet(turn, { launch, pack: packOf('mga'), move }));
}

test('a stake finds no money of a bonus whose time was over when it came', async () => {
  expect(await stakeOf100(END)).toEqual({ kind: 'refused', refusal: { kind: 'insufficient-funds' } });
  const ilse = await player('bonus-active');
  expect(await wallet(ilse)).toEqual({ real: 6_400n, bonus: 0n });
  expect((await bonusesOf(database(), ilse.id))[0]?.status).toBe('expired');
  expect(await ledgerIsSound()).toBe(true);
});

test('a stake of the bonus’s last millisecond still takes its money', async () => {
  expect(await stakeOf100(BEFORE)).toMatchObject({ kind: 'placed' });
});

test('a bonus stands against a withdrawal until its time is over, and not a moment longer', async () => {
  const ilse = await player('bonus-active');
  const body = { methodId: HARBORPAY, amount: 20, fields: { email: 'me@player.test' } };
  const wish = { player: ilse, body, idempotencyKey: undefined };
  expect(await codeOf(withdraw(settling(BEFORE), wish))).toBe('ACTIVE_BONUS');
  expect(await withdraw(settling(END), wish)).toMatchObject({ status: 'pending' });
  expect(await wallet(ilse)).toEqual({ real: 4_400n, bonus: 0n });
  expect(await ledgerIsSound()).toBe(true);
});

test('another bonus may be taken at the instant the one before is over', async () => {
  const ilse = await player('bonus-active');
  const take = (at: Date) =>
    within((transaction) =>
      activateBonus(transaction, { player: ilse, bonusId: 'shell-gift', at, asksVerifiedEmail: false }),
    );
  expect(await codeOf(take(BEFORE))).toBe('ACTIVE_BONUS');
  expect((await take(END)).bonus).toMatchObject({ name: 'Shell gift', status: 'active' });
  expect(await wallet(ilse)).toEqual({ real: 6_400n, bonus: 500n });
});

test('a bonus that was offered and not taken in time cannot be taken any more', async () => {
  const marisol = await player('depositor');
  const offered = await within((tx) => redeemCoupon(tx, { player: marisol, code: 'CAPTAIN', at: NOW }));
  const over = offered.bonus.expiresAt;
  if (over === null) throw new Error('the offer never ends');
  const bonusId = String(offered.bonus.id);
  const late = within((transaction) =>
    activateBonus(transaction, { player: marisol, bonusId, at: over, asksVerifiedEmail: false }),
  );
  expect(await codeOf(late)).toBe('BONUS_ENDED');
});
