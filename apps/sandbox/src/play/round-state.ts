import * as v from 'valibot';
import { slugSchema } from '../games/protocol.ts';
import { DECISION_KINDS } from '../games/rounds/game-rules.ts';
import type { Round } from '../games/rounds/round.ts';

/** Whole units as text: JSON has no integers of that size. */
const unitsSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((text) => BigInt(text)),
);

const roundSchema = v.object({
  id: v.string(),
  slug: slugSchema,
  playerId: v.string(),
  sessionId: v.string(),
  currencyCode: v.string(),
  openedBy: v.string(),
  bet: unitsSchema,
  options: v.object({ autoCashOut: v.nullable(v.number()) }),
  serverSeed: v.string(),
  clientSeed: v.string(),
  startedAt: v.number(),
  actions: v.array(v.object({ id: v.string(), kind: v.picklist(DECISION_KINDS), elapsedMs: v.number() })),
  staked: unitsSchema,
  win: v.nullable(unitsSchema),
  endedAt: v.nullable(v.number()),
  unposted: v.array(v.object({ kind: v.picklist(['bet', 'win']), units: unitsSchema, actionId: v.string() })),
});

/** A round as it is written down. */
export type RoundState = v.InferInput<typeof roundSchema>;

export function serializeRound(round: Round): RoundState {
  const { bet, staked, win, unposted } = round;
  return {
    ...round,
    bet: String(bet),
    staked: String(staked),
    win: win === null ? null : String(win),
    unposted: unposted.map((move) => ({ ...move, units: String(move.units) })),
  };
}

export function parseRound(state: unknown): Round {
  return v.parse(roundSchema, state);
}
