import { drawOf } from '../fair/commitment.ts';
import type { GameSlug } from '../stakes.ts';
import type { GameView } from '../rules-of.ts';
import { rulesOf } from '../rules-of.ts';
import {
  isIllegal,
  type DecisionKind,
  type Illegal,
  type Made,
  type Move,
  type RoundOptions,
  type Standing,
} from './game-rules.ts';

/** A decision taken, under the id by which the browser may repeat it. */
export type RoundAction = Made & { id: string };

/**
 * A round as it is kept: plain data, from which everything else follows. Instants are epoch ms of the platform,
 * money whole smallest units. `unposted` are movements decided but not yet known to be in the wallet.
 */
export type Round = {
  id: string;
  slug: GameSlug;
  playerId: string;
  sessionId: string;
  currencyCode: string;
  /** The action that opened it. */
  openedBy: string;
  bet: bigint;
  options: RoundOptions;
  serverSeed: string;
  clientSeed: string;
  startedAt: number;
  actions: RoundAction[];
  staked: bigint;
  /** Null while the round is open. */
  win: bigint | null;
  endedAt: number | null;
  unposted: (Move & { actionId: string })[];
};

export type Opening = Pick<
  Round,
  | 'id'
  | 'slug'
  | 'playerId'
  | 'sessionId'
  | 'currencyCode'
  | 'openedBy'
  | 'bet'
  | 'options'
  | 'serverSeed'
  | 'clientSeed'
  | 'startedAt'
>;

export type Acted =
  | { kind: 'done'; round: Round }
  | { kind: 'repeated'; round: Round }
  | { kind: 'moved-on'; round: Round }
  | { kind: 'illegal'; round: Round; illegal: string };

type Ask = { actionId: string; step: number; kind: DecisionKind; now: number };

/** Begins a round: its bet is to be placed, and a win at once to be paid. */
export function openRound(opening: Opening): Round {
  const fresh: Round = { ...opening, actions: [], staked: 0n, win: null, endedAt: null, unposted: [] };
  return settle(fresh, opening.startedAt);
}

/**
 * Takes a decision. The same action id again changes nothing; `step`, the number of decisions the player had seen,
 * must still be true, so that of two decisions sent at once only one counts.
 */
export function act(round: Round, { actionId, step, kind, now }: Ask): Acted {
  if (round.actions.some(({ id }) => id === actionId)) return { kind: 'repeated', round };
  const settled = settle(round, now);
  if (settled.win !== null || step !== settled.actions.length) return { kind: 'moved-on', round: settled };
  const action = { id: actionId, kind, elapsedMs: now - round.startedAt };
  const next = { ...settled, actions: [...settled.actions, action] };
  const played = play(next, now);
  if (isIllegal(played)) return { kind: 'illegal', round: settled, illegal: played.illegal };
  return { kind: 'done', round: stand(next, { played, now }) };
}

/** Looks how a round stands now; one against the clock may be over since the last look. */
export function settle(round: Round, now: number): Round {
  if (round.win !== null) return round;
  return stand(round, { played: legal(round, play(round, now)), now });
}

/** The round before its last decision, whose stake the wallet refused. */
export function withoutLastAction(round: Round): Round {
  const actions = round.actions.slice(0, -1);
  const before = { ...round, actions, win: null, endedAt: null, unposted: [] };
  const { staked } = legal(round, play(before, round.startedAt + (actions.at(-1)?.elapsedMs ?? 0)));
  return { ...before, staked };
}

/** What the player may see of a round. */
export function viewOf(round: Round, now: number): GameView {
  return legal(round, play(round, now)).view;
}

/** When a round ends by itself, epoch ms; null when it waits for the player or is over. */
export function endsAt(round: Round): number | null {
  if (round.win !== null) return null;
  const { options, startedAt } = round;
  const after = rulesOf(round.slug).endsAfterMs({ draw: drawOf(round), options });
  return after === null ? null : startedAt + after;
}

function play(round: Round, now: number): Standing<GameView> | Illegal {
  const { bet, options, actions, startedAt } = round;
  const elapsedMs = (round.endedAt ?? now) - startedAt;
  return rulesOf(round.slug).play({ bet, draw: drawOf(round), options, decisions: actions, elapsedMs });
}

function legal(round: Round, played: Standing<GameView> | Illegal): Standing<GameView> {
  if (isIllegal(played)) throw new Error(`round ${round.id} cannot have been played so: ${played.illegal}`);
  return played;
}

/** The movements are what changed: a stake that grew, a win that came. Their ids follow from the round. */
function stand(round: Round, { played, now }: { played: Standing<GameView>; now: number }): Round {
  const { staked, win } = played;
  if (win === null && staked === round.staked) return round;
  const unposted = [...round.unposted];
  if (staked > round.staked) {
    const actionId = `${round.id}:bet:${round.actions.length}`;
    unposted.push({ kind: 'bet', units: staked - round.staked, actionId });
  }
  if (win !== null && win > 0n) unposted.push({ kind: 'win', units: win, actionId: `${round.id}:win` });
  return { ...round, staked, win, endedAt: win === null ? null : now, unposted };
}
