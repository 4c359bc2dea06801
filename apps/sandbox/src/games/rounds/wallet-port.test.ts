import { expect, test } from 'vitest';
import { BET_LIMIT_CODES } from '@baize/domain/errors';
import { createMemoryWallet } from '../memory-wallet.ts';
import { toRoundError } from '../round-refusal.ts';
import { createMemoryRounds } from './memory-rounds.ts';
import { hashServerSeed } from '../fair/commitment.ts';
import { createRoundService, type RoundPlayer } from './round-service.ts';
import type { WalletRefusal } from '../wallet-port.ts';

function slotAt(wallet = createMemoryWallet(1000n)) {
  const store = createMemoryRounds();
  const rounds = createRoundService({ store, now: () => 1_000_000 });
  const player: RoundPlayer = {
    slug: 'harbour-sevens',
    playerId: '7',
    sessionId: 's',
    currencyCode: 'EUR',
    maxStakePerRound: null,
    wallet,
  };
  const open = async (actionId = 'first-spin', seat: RoundPlayer = player) =>
    rounds.open(seat, {
      actionId,
      bet: 20n,
      options: { autoCashOut: null },
      clientSeed: 'mine',
      commitment: hashServerSeed(await store.nextSeed(seat)),
    });
  return { wallet, store, rounds, player, open };
}

const REFUSALS: WalletRefusal[] = [
  { kind: 'insufficient-funds' },
  { kind: 'excluded' },
  { kind: 'frozen' },
  { kind: 'session-ended' },
];

test.each(REFUSALS)(
  'a bet the wallet refuses as $kind leaves no round, no movement and the same promise',
  async (refusal) => {
    const { wallet, store, player, open } = slotAt();
    const promised = await store.nextSeed(player);
    wallet.refuseWith(refusal);
    expect(await open()).toEqual({ kind: 'refused', refusal: { kind: 'wallet', refusal } });
    expect([await store.latest(player, 9), wallet.movements.size]).toEqual([[], 0]);
    expect(await store.nextSeed(player)).toBe(promised);
    wallet.refuseWith(null);
    expect(await open()).toMatchObject({ kind: 'played' });
  },
);

test('a reached limit is told by the very code the platform gave', () => {
  for (const code of ['MAX_BET_LIMIT_REACHED', 'dailyLossLimit', 'monthlyBetLimit'] as const) {
    expect(Object.keys(BET_LIMIT_CODES)).toContain(code);
    const told = toRoundError({ kind: 'wallet', refusal: { kind: 'limit-reached', code } });
    expect([told.status, told.code]).toEqual([422, code]);
  }
});

test('when the wallet’s answer is lost after it took the bet, the repeat plays that bet and takes no second', async () => {
  const { wallet, player, open } = slotAt();
  const lost = {
    ...player,
    wallet: {
      ...wallet,
      placeBet: async (move: Parameters<typeof wallet.placeBet>[0]) => {
        await wallet.placeBet(move);
        throw new Error('the answer was lost');
      },
    },
  };
  await expect(open('one-spin', lost)).rejects.toThrow('the answer was lost');
  const played = await open('one-spin');
  expect(played).toMatchObject({ kind: 'played', round: { openedBy: 'one-spin', unposted: [] } });
  const bets = [...wallet.movements.values()].filter((units) => units < 0n);
  expect(bets).toEqual([-20n]);
});

test('a win whose payment failed is paid at the next look, once', async () => {
  const seat = slotAt();
  let failing = true;
  const shaky: RoundPlayer = {
    ...seat.player,
    wallet: {
      ...seat.wallet,
      payWin: async (move) => {
        if (failing) throw new Error('no answer');
        return seat.wallet.payWin(move);
      },
    },
  };
  let spins = 0;
  let broke = false;
  // Spins until one wins; each is a seat of its own, for the clock stands still.
  while (!broke) {
    spins += 1;
    const table = { ...shaky, playerId: `player-${spins}` };
    broke = await seat.open('a-spin-at-last', table).then(
      () => false,
      () => true,
    );
  }
  const winner = { ...shaky, playerId: `player-${spins}` };
  failing = false;
  const round = await seat.rounds.current(winner);
  await seat.rounds.current(winner);
  const wins = [...seat.wallet.movements.values()].filter((units) => units > 0n);
  expect(wins).toEqual([round?.win]);
  expect(round?.unposted).toEqual([]);
});
