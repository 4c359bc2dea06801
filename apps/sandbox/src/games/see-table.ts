import { currencyDigits } from '../ledger/currency.ts';
import { commitmentOf } from './fair/commitment.ts';
import type { Table, SeenRound, SeenView } from './protocol.ts';
import { stakesFor, waitFor, type Player } from './rounds/play-rounds.ts';
import { viewOf, type Round } from './rounds/round.ts';
import type { RoundStore } from './rounds/round-store.ts';
import type { GameView } from './rules-of.ts';

const HISTORY = 12;

type Asked = { player: Player; mode: Table['mode']; store: RoundStore; now: number };

/** How the table stands for a player, in numbers: what every answer of a game's server is made of. */
export async function seeTable({ player, mode, store, now }: Asked): Promise<Table> {
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
    commitment: commitmentOf(seed),
    waitMs: waitFor(round, now),
    round: round && seeRound(round, now),
    history: over.map((each) => seeRound(each, now)),
  };
}

function seeRound(round: Round, now: number): SeenRound {
  const { id, bet, staked, win, actions, startedAt, serverSeed, clientSeed } = round;
  return {
    id,
    bet: Number(bet),
    staked: Number(staked),
    win: win === null ? null : Number(win),
    step: actions.length,
    elapsedMs: (round.endedAt ?? now) - startedAt,
    startedAt: new Date(startedAt).toISOString(),
    view: seeView(viewOf(round, now)),
    fairness: {
      commitment: commitmentOf(serverSeed),
      clientSeed,
      serverSeed: win === null ? null : serverSeed,
    },
  };
}

function seeView(view: GameView): SeenView {
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
