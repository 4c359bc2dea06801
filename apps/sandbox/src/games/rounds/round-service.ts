import { randomUUID } from 'node:crypto';
import { hashServerSeed } from '../fair/commitment.ts';
import { getStakes, type GameSlug, type Stakes } from '../stakes.ts';
import type { WalletPort, WalletRefusal } from '../wallet-port.ts';
import type { DecisionKind, RoundOptions } from './game-rules.ts';
import { postMovements, type MovementResult } from './post-movements.ts';
import { applyDecision, openRound, advanceRound, type Round } from './round.ts';
import type { RoundStore, Seat } from './round-store.ts';

/** The least time from one round's start to the next: 2.5 s for a slot, 5 s for other games (markets, GB RTS 14). */
const MIN_INTERVAL_MS: Readonly<Record<GameSlug, number>> = {
  'harbour-sevens': 2500,
  'skyline-crash': 5000,
  'blackjack-quay': 5000,
};

/** How long a flight waits on the ground after its bet is placed. */
const LEAD_MS: Partial<Record<GameSlug, number>> = { 'skyline-crash': 800 };

/** Who plays what, with whose money. `mostPerRound` (whole smallest units) is a market's highest stake. */
export type RoundPlayer = Seat & {
  sessionId: string;
  currencyCode: string;
  maxStakePerRound: bigint | null;
  wallet: WalletPort;
};

export type OpenRoundRequest = {
  actionId: string;
  bet: bigint;
  options: RoundOptions;
  clientSeed: string;
  /** The promise the player saw. */
  commitment: string;
};

export type DecisionRequest = { roundId: string; actionId: string; step: number; kind: DecisionKind };

export type RoundRefusal =
  | { kind: 'round-open' }
  | { kind: 'stale-commitment' }
  | { kind: 'too-soon'; waitMs: number }
  | { kind: 'stake-not-offered' }
  | { kind: 'no-such-round' }
  | { kind: 'moved-on' }
  | { kind: 'illegal'; illegal: string }
  | { kind: 'wallet'; refusal: WalletRefusal };

export type PlayResult = { kind: 'played'; round: Round } | { kind: 'refused'; refusal: RoundRefusal };

export type RoundService = {
  /** The newest round, brought up to now; null before the first. */
  current(player: RoundPlayer): Promise<Round | null>;
  open(player: RoundPlayer, ask: OpenRoundRequest): Promise<PlayResult>;
  act(player: RoundPlayer, ask: DecisionRequest): Promise<PlayResult>;
};

export function stakesFor({ slug, currencyCode, maxStakePerRound }: RoundPlayer): Stakes {
  return getStakes(slug, { currencyCode, most: maxStakePerRound });
}

/** Plays rounds at a store and the players' wallets; of everything that arrives at once for a seat, one by one. */
export function createRoundService({ store, now }: { store: RoundStore; now: () => number }): RoundService {
  /** A round whose bet has just been taken begins now, however long the wallet took. */
  async function post(round: Round, wallet: WalletPort): Promise<MovementResult> {
    const opening = round.actions.length === 0 && round.win === null && round.unposted.length > 0;
    const posted = await postMovements(round, { wallet, store });
    if (posted.kind === 'refused' || !opening) return posted;
    const begun = { ...posted.round, startedAt: now() + (LEAD_MS[round.slug] ?? 0) };
    await store.save(begun);
    return { kind: 'posted', round: begun };
  }

  /** Posts what an earlier request left behind, then looks whether the round ended meanwhile. */
  async function upToDate({ wallet }: RoundPlayer, round: Round): Promise<Round | null> {
    const whole = await post(round, wallet);
    if (!whole.round) return null;
    const settled = advanceRound(whole.round, now());
    if (settled === whole.round) return settled;
    await store.save(settled);
    return (await post(settled, wallet)).round;
  }

  async function newest(player: RoundPlayer): Promise<Round | null> {
    const [round] = await store.latest(player, 1);
    return round ? upToDate(player, round) : null;
  }

  async function open(player: RoundPlayer, ask: OpenRoundRequest): Promise<PlayResult> {
    const last = await newest(player);
    if (last?.openedBy === ask.actionId) return { kind: 'played', round: last };
    const serverSeed = await store.nextSeed(player);
    const refusal = refusalOf(player, { ask, last, serverSeed, at: now() });
    const { slug, playerId, sessionId, currencyCode, wallet } = player;
    const { actionId: openedBy, bet, options, clientSeed } = ask;
    if (refusal?.kind === 'too-soon') {
      // Whoever may not play at all is told why, not to try again in a moment.
      const objection = await wallet.checkBet({ gameSlug: slug, amount: bet });
      if (objection) return refused({ kind: 'wallet', refusal: objection });
    }
    if (refusal) return { kind: 'refused', refusal };
    const seat = { slug, playerId, sessionId, currencyCode };
    const startedAt = now() + (LEAD_MS[slug] ?? 0);
    const round = openRound({
      ...seat,
      id: randomUUID(),
      openedBy,
      bet,
      options,
      serverSeed,
      clientSeed,
      startedAt,
    });
    await store.save(round);
    const posted = await post(round, wallet);
    if (posted.kind === 'refused') return refused({ kind: 'wallet', refusal: posted.refusal });
    return { kind: 'played', round: posted.round };
  }

  async function decide(player: RoundPlayer, ask: DecisionRequest): Promise<PlayResult> {
    const found = await store.find(ask.roundId);
    const own = found?.playerId === player.playerId && found.slug === player.slug ? found : null;
    const round = own && (await upToDate(player, own));
    if (!round) return refused({ kind: 'no-such-round' });
    const acted = applyDecision(round, { ...ask, now: now() });
    if (acted.kind === 'illegal') return refused({ kind: 'illegal', illegal: acted.illegal });
    if (acted.kind === 'moved-on') return refused({ kind: 'moved-on' });
    if (acted.kind === 'repeated') return { kind: 'played', round };
    await store.save(acted.round);
    const posted = await post(acted.round, player.wallet);
    if (posted.kind === 'refused') return refused({ kind: 'wallet', refusal: posted.refusal });
    return { kind: 'played', round: posted.round };
  }

  return {
    current: (player) => store.runExclusive(player, () => newest(player)),
    open: (player, ask) => store.runExclusive(player, () => open(player, ask)),
    act: (player, ask) => store.runExclusive(player, () => decide(player, ask)),
  };
}

function refused(refusal: RoundRefusal): PlayResult {
  return { kind: 'refused', refusal };
}

type Situation = { ask: OpenRoundRequest; last: Round | null; serverSeed: string; at: number };

function refusalOf(player: RoundPlayer, { ask, last, serverSeed, at }: Situation): RoundRefusal | null {
  if (last && last.win === null) return { kind: 'round-open' };
  if (ask.commitment !== hashServerSeed(serverSeed)) return { kind: 'stale-commitment' };
  if (!stakesFor(player).includes(ask.bet)) return { kind: 'stake-not-offered' };
  const waitMs = msUntilNextRound(last, at);
  return waitMs > 0 ? { kind: 'too-soon', waitMs } : null;
}

/** How long until the next round may begin, in ms. */
export function msUntilNextRound(last: Round | null, now: number): number {
  if (!last) return 0;
  const openedAt = last.startedAt - (LEAD_MS[last.slug] ?? 0);
  // A clock that was set back must not hold the player up for longer than the pace itself.
  return Math.min(Math.max(openedAt + MIN_INTERVAL_MS[last.slug] - now, 0), MIN_INTERVAL_MS[last.slug]);
}
