import type { Draw } from '../fair/draw.ts';

/** Money that a round moves in the player's wallet, whole smallest units, always positive. */
export type StakeMovement = { kind: 'bet' | 'win'; units: bigint };

/** Everything a player can ever decide in a round; each game knows its own and refuses the rest. */
export const DECISION_KINDS = ['free-spin', 'cash-out', 'hit', 'stand', 'double', 'split'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A decision and when it was taken, in milliseconds since the round began, by the platform's time. */
export type Decision = { kind: DecisionKind; elapsedMs: number };

/** What the player chose before the round; `autoCashOut` in hundredths, only for a flight. */
export type RoundOptions = { autoCashOut: number | null };

/** What a round is played from; all of it together decides everything. */
export type RoundInput = {
  bet: bigint;
  draw: Draw;
  options: RoundOptions;
  decisions: readonly Decision[];
  /** Now, since the round began; only a game against the clock looks at it. */
  elapsedMs: number;
};

/** How a round stands: `staked` grows when a decision costs more, `win` is null until the round is over. */
export type RoundEvaluation<View> = { staked: bigint; win: bigint | null; view: View };

/** A decision the rules do not allow as the round stands. */
export type IllegalDecision = { illegal: string };

/** One game as a function: bet, draws and decisions in, standing out. It keeps nothing and asks no clock. */
export type GameRules<View> = {
  play(plan: RoundInput): RoundEvaluation<View> | IllegalDecision;
  /** When the round ends by itself, in milliseconds since it began; null when it waits for the player. */
  endsAfterMs(plan: Pick<RoundInput, 'draw' | 'options'>): number | null;
};

export function isIllegal<View>(played: RoundEvaluation<View> | IllegalDecision): played is IllegalDecision {
  return 'illegal' in played;
}
