import { createFairDraw } from '../fair/commitment.ts';
import type { GameSlug } from '../stakes.ts';
import type { GameView } from '../game-registry.ts';
import { getGameRules } from '../game-registry.ts';
import {
  isIllegal,
  type DecisionKind,
  type IllegalDecision,
  type Decision,
  type StakeMovement,
  type RoundOptions,
  type RoundEvaluation,
} from './game-rules.ts';

/** A decision taken, under the id by which the browser may repeat it. */
export type RoundAction = Decision & { id: string };

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
  unposted: (StakeMovement & { actionId: string })[];
};

export type NewRound = Pick<
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

export type DecisionResult =
  | { kind: 'done'; round: Round }
  | { kind: 'repeated'; round: Round }
  | { kind: 'moved-on'; round: Round }
  | { kind: 'illegal'; round: Round; illegal: string };

type DecisionInput = { actionId: string; step: number; kind: DecisionKind; now: number };

/** Begins a round: its bet is to be placed, and a win at once to be paid. */
export function openRound(opening: NewRound): Round {
  const fresh: Round = { ...opening, actions: [], staked: 0n, win: null, endedAt: null, unposted: [] };
  return advanceRound(fresh, opening.startedAt);
}

/**
 * Takes a decision. The same action id again changes nothing; `step`, the number of decisions the player had seen,
 * must still be true, so that of two decisions sent at once only one counts.
 */
export function applyDecision(round: Round, { actionId, step, kind, now }: DecisionInput): DecisionResult {
  if (round.actions.some(({ id }) => id === actionId)) return { kind: 'repeated', round };
  const settled = advanceRound(round, now);
  if (settled.win !== null || step !== settled.actions.length) return { kind: 'moved-on', round: settled };
  const action = { id: actionId, kind, elapsedMs: now - round.startedAt };
  const next = { ...settled, actions: [...settled.actions, action] };
  const played = evaluateRound(next, now);
  if (isIllegal(played)) return { kind: 'illegal', round: settled, illegal: played.illegal };
  return { kind: 'done', round: withMovements(next, { played, now }) };
}

/** Looks how a round stands now; one against the clock may be over since the last look. */
export function advanceRound(round: Round, now: number): Round {
  if (round.win !== null) return round;
  return withMovements(round, { played: assertLegal(round, evaluateRound(round, now)), now });
}

/** The round before its last decision, whose stake the wallet refused. */
export function withoutLastAction(round: Round): Round {
  const actions = round.actions.slice(0, -1);
  const before = { ...round, actions, win: null, endedAt: null, unposted: [] };
  const { staked } = assertLegal(
    round,
    evaluateRound(before, round.startedAt + (actions.at(-1)?.elapsedMs ?? 0)),
  );
  return { ...before, staked };
}

/** What the player may see of a round. */
export function getRoundView(round: Round, now: number): GameView {
  return assertLegal(round, evaluateRound(round, now)).view;
}

/** When a round ends by itself, epoch ms; null when it waits for the player or is over. */
export function getRoundEnd(round: Round): number | null {
  if (round.win !== null) return null;
  const { options, startedAt } = round;
  const after = getGameRules(round.slug).endsAfterMs({ draw: createFairDraw(round), options });
  return after === null ? null : startedAt + after;
}

function evaluateRound(round: Round, now: number): RoundEvaluation<GameView> | IllegalDecision {
  const { bet, options, actions, startedAt } = round;
  const elapsedMs = (round.endedAt ?? now) - startedAt;
  return getGameRules(round.slug).play({
    bet,
    draw: createFairDraw(round),
    options,
    decisions: actions,
    elapsedMs,
  });
}

function assertLegal(
  round: Round,
  played: RoundEvaluation<GameView> | IllegalDecision,
): RoundEvaluation<GameView> {
  if (isIllegal(played)) throw new Error(`round ${round.id} cannot have been played so: ${played.illegal}`);
  return played;
}

/** The movements are what changed: a stake that grew, a win that came. Their ids follow from the round. */
function withMovements(
  round: Round,
  { played, now }: { played: RoundEvaluation<GameView>; now: number },
): Round {
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
