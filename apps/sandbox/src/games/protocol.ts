import * as v from 'valibot';
import { DECISION_KINDS } from './rounds/game-rules.ts';
import { MAX_MULTIPLIER, MIN_MULTIPLIER } from './skyline-crash/flight.ts';

/** Carries the launch token of every request to `/games/{slug}/api`. */
export const LAUNCH_TOKEN_HEADER = 'x-launch-token';

export const GAME_SLUGS = ['harbour-sevens', 'skyline-crash', 'blackjack-quay'] as const;
export const slugSchema = v.picklist(GAME_SLUGS);

/** Whole smallest units of the round's currency. */
const unitsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const actionIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const clientSeedSchema = v.pipe(v.string(), v.regex(/^[\x20-\x7E]{1,64}$/));

/** `POST /games/{slug}/api/rounds`: stakes, and so begins a round. The same `actionId` again answers as before. */
export const openRoundBodySchema = v.object({
  actionId: actionIdSchema,
  bet: v.pipe(unitsSchema, v.minValue(1)),
  clientSeed: clientSeedSchema,
  commitment: hashSchema,
  autoCashOut: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(MIN_MULTIPLIER), v.maxValue(MAX_MULTIPLIER)),
    null,
  ),
});

/** `POST /games/{slug}/api/rounds/{id}/actions`: decides; `step` is how many decisions the player has seen. */
export const decisionBodySchema = v.object({
  actionId: actionIdSchema,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  kind: v.picklist(DECISION_KINDS),
});

/** `GET /games/{slug}/api/rounds/current`; `wait=1` holds the answer until the round ends by itself, or 10 s. */
export const currentQuerySchema = v.object({ wait: v.optional(v.picklist(['0', '1']), '0') });

const cardSchema = v.object({
  rank: v.string(),
  suit: v.picklist(['spades', 'hearts', 'clubs', 'diamonds']),
});
const handSchema = v.object({
  cards: v.array(cardSchema),
  points: v.number(),
  soft: v.boolean(),
  units: unitsSchema,
  outcome: v.nullable(v.picklist(['blackjack', 'won', 'push', 'lost', 'bust'])),
});
const spinSchema = v.object({
  stops: v.array(v.number()),
  lineWins: v.array(v.object({ line: v.number(), symbol: v.string(), cells: v.number(), prize: v.number() })),
  bells: v.number(),
  freeSpins: v.number(),
  units: unitsSchema,
});

/** What a player sees of a round, by game. */
export const viewSchema = v.variant('game', [
  v.object({
    game: v.literal('harbour-sevens'),
    base: spinSchema,
    freeSpins: v.nullable(v.object({ of: v.number(), played: v.array(spinSchema) })),
    units: unitsSchema,
  }),
  v.object({
    game: v.literal('skyline-crash'),
    autoCashOut: v.nullable(v.number()),
    cashedOutAt: v.nullable(v.number()),
    crashedAt: v.nullable(v.number()),
  }),
  v.object({
    game: v.literal('blackjack-quay'),
    hands: v.array(handSchema),
    active: v.nullable(v.number()),
    moves: v.array(v.picklist(['hit', 'stand', 'double', 'split'])),
    dealer: v.object({
      cards: v.array(cardSchema),
      points: v.number(),
      soft: v.boolean(),
      hidden: v.boolean(),
    }),
  }),
]);

/** A round as the page gets it; `win` is null and the server seed hidden until it is over. */
export const roundSchema = v.object({
  id: v.string(),
  bet: unitsSchema,
  staked: unitsSchema,
  win: v.nullable(unitsSchema),
  step: v.number(),
  elapsedMs: v.number(),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  view: viewSchema,
  fairness: v.object({
    commitment: hashSchema,
    clientSeed: v.string(),
    serverSeed: v.nullable(hashSchema),
  }),
});

/** The answer to every request of the page: how the table stands. Money in whole smallest units. */
export const tableSchema = v.object({
  mode: v.picklist(['real', 'demo']),
  currency: v.object({ code: v.string(), digits: v.number() }),
  stakes: v.array(unitsSchema),
  balance: unitsSchema,
  session: v.object({ staked: unitsSchema, won: unitsSchema, rounds: v.number() }),
  /** SHA-256 of the secret of the next round. */
  commitment: hashSchema,
  /** Until the next round may begin. */
  waitMs: v.number(),
  round: v.nullable(roundSchema),
  history: v.array(roundSchema),
});

/** Why a request was refused, as `code` in the envelope. A reached limit carries its own code instead (S2 §9). */
export type RefusalCode =
  | 'SESSION_ENDED'
  | 'INSUFFICIENT_FUNDS'
  | 'SELF_EXCLUDED'
  | 'ACCOUNT_FROZEN'
  | 'COUNTRY_BLOCKED'
  | 'ROUND_OPEN'
  | 'STALE_COMMITMENT'
  | 'TOO_SOON'
  | 'STAKE_NOT_OFFERED'
  | 'MOVED_ON'
  | 'NOT_POSSIBLE';

/** What the parent tells the page: hold everything for a reality check, and go on. */
const parentMessageSchema = v.object({ type: v.picklist(['pause', 'resume']) });

export type Table = v.InferOutput<typeof tableSchema>;
export type PublicRound = v.InferOutput<typeof roundSchema>;
export type PublicView = v.InferOutput<typeof viewSchema>;
export type OpenRoundBody = v.InferInput<typeof openRoundBodySchema>;
export type DecisionBody = v.InferInput<typeof decisionBodySchema>;
export type ParentMessage = v.InferOutput<typeof parentMessageSchema>;
