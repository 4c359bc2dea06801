import { randomUUID } from 'node:crypto';
import { rulePackFor } from '@baize/domain/rule-packs';
import { expect, test } from 'vitest';
import { handleWithdraw } from '../cashier/withdraw.ts';
import { gameLaunches } from '../database/tables/games.ts';
import { HttpError } from '../errors/http-error.ts';
import { placeBet } from '../play/place-bet.ts';
import { createPlayerTransactions } from '../play/player-transaction.ts';
import { createSession } from '../sessions/session-store.ts';
import { HARBORPAY } from '../testing/cashier-requests.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { activateOffer } from './activate-bonus.ts';
import { listBonuses } from './player-bonus.ts';
import { redeemCoupon } from './redeem-coupon.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
/** A millisecond before and the very instant at which the bonus of the seed is over. */
const END = new Date('2026-12-01T17:17:19.000Z');
const BEFORE = new Date(END.getTime() - 1);
// Nothing watches the clock here: whatever ends a bonus is the very call that would otherwise have seen it.
const { database, within, player, wallet, ledgerIsSound } = useTestDatabase(NOW);

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
    if (!(error instanceof HttpError)) throw error;
    return error.code;
  }
}

/** The one who has 64 of real money and 50 of a bonus stakes 100, which takes both. */
async function stakeOf100(at: Date) {
  const ilse = await player('bonus-active');
  const opening = { playerId: ilse.id, ip: '', location: '', at };
  const { session } = await createSession(database(), opening);
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
  const turns = createPlayerTransactions(settling(at));
  return turns.run(ilse.id, (turn) =>
    placeBet(turn, { launch, pack: rulePackFor('mga'), isCountryBlocked: false, move }),
  );
}

test('a stake finds no money of a bonus whose time was over when it came', async () => {
  expect(await stakeOf100(END)).toEqual({ kind: 'refused', refusal: { kind: 'insufficient-funds' } });
  const ilse = await player('bonus-active');
  expect(await wallet(ilse)).toEqual({ real: 6_400n, bonus: 0n });
  expect((await listBonuses(database(), ilse.id))[0]?.status).toBe('expired');
  expect(await ledgerIsSound()).toBe(true);
});

test('a stake of the bonus’s last millisecond still takes its money', async () => {
  expect(await stakeOf100(BEFORE)).toMatchObject({ kind: 'placed' });
});

test('a bonus stands against a withdrawal until its time is over, and not a moment longer', async () => {
  const ilse = await player('bonus-active');
  const body = { methodId: HARBORPAY, amount: 20, fields: { email: 'me@player.test' } };
  const wish = { player: ilse, body, idempotencyKey: undefined };
  expect(await codeOf(handleWithdraw(settling(BEFORE), wish))).toBe('ACTIVE_BONUS');
  expect(await handleWithdraw(settling(END), wish)).toMatchObject({ status: 'pending' });
  expect(await wallet(ilse)).toEqual({ real: 4_400n, bonus: 0n });
  expect(await ledgerIsSound()).toBe(true);
});

test('another bonus may be taken at the instant the one before is over', async () => {
  const ilse = await player('bonus-active');
  const take = (at: Date) =>
    within((transaction) =>
      activateOffer(transaction, { player: ilse, bonusId: 'shell-gift', at, requiresVerifiedEmail: false }),
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
    activateOffer(transaction, { player: marisol, bonusId, at: over, requiresVerifiedEmail: false }),
  );
  expect(await codeOf(late)).toBe('BONUS_ENDED');
});
