import { currencyDigits } from '../ledger/currency.ts';
import { hashServerSeed } from './fair/commitment.ts';
import type { Table, PublicRound, PublicView } from './protocol.ts';
import { stakesFor, msUntilNextRound, type RoundPlayer } from './rounds/round-service.ts';
import { getRoundView, type Round } from './rounds/round.ts';
import type { RoundStore } from './rounds/round-store.ts';
import type { GameView } from './game-registry.ts';

const HISTORY = 12;

type Asked = { player: RoundPlayer; mode: Table['mode']; store: RoundStore; now: number };

/** How the table stands for a player, in numbers: what every answer of a game's server is made of. */
export async function buildTable({ player, mode, store, now }: Asked): Promise<Table> {
  const [rounds, totals, { balance }, seed] = await Promise.all([
    store.latest(player, HISTORY + 1),
    store.totals(player, player.sessionId),
    player.wallet.balance(player.playerId),
    store.nextSeed(player),
  ]);
  const [round = null] = rounds;
  const over = rounds.filter(({ win }) => win !== null).slice(0, HISTORY);
  return {
    mode,
    currency: { code: player.currencyCode, digits: currencyDigits(player.currencyCode) },
    stakes: stakesFor(player).map(Number),
    balance: Number(balance),
    session: { staked: Number(totals.staked), won: Number(totals.won), rounds: totals.rounds },
    commitment: hashServerSeed(seed),
    waitMs: msUntilNextRound(round, now),
    round: round && toPublicRound(round, now),
    history: over.map((each) => toPublicRound(each, now)),
  };
}

function toPublicRound(round: Round, now: number): PublicRound {
  const { id, bet, staked, win, actions, startedAt, serverSeed, clientSeed } = round;
  return {
    id,
    bet: Number(bet),
    staked: Number(staked),
    win: win === null ? null : Number(win),
    step: actions.length,
    elapsedMs: (round.endedAt ?? now) - startedAt,
    startedAt: new Date(startedAt).toISOString(),
    view: toPublicView(getRoundView(round, now)),
    fairness: {
      commitment: hashServerSeed(serverSeed),
      clientSeed,
      serverSeed: win === null ? null : serverSeed,
    },
  };
}

function toPublicView(view: GameView): PublicView {
  switch (view.game) {
    case 'skyline-crash':
      return view;
    case 'blackjack-quay':
      return { ...view, hands: view.hands.map((hand) => ({ ...hand, units: Number(hand.units) })) };
    case 'harbour-sevens': {
      const { base, freeSpins } = view;
      const inNumbers = <S extends { units: bigint }>(spin: S) => ({ ...spin, units: Number(spin.units) });
      return {
        ...view,
        units: Number(view.units),
        base: inNumbers(base),
        freeSpins: freeSpins && { of: freeSpins.of, played: freeSpins.played.map(inNumbers) },
      };
    }
  }
}
