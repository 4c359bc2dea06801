import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  instantSchema,
  picklistOrUnknown,
  looseIdSchema,
  maybeAmount,
  maybeInstant,
  maybeNumber,
  maybeText,
  maybeTexts,
} from '../../fields.ts';

const STATUSES = ['upcoming', 'running', 'finished'] as const;

const tournamentsQuerySchema = v.object({
  id: v.optional(idSchema),
  status: v.optional(v.picklist(STATUSES)),
});

/** Which tournaments are wanted; one by `id` comes with its whole board, others with the top ten. */
export type TournamentsRequest = v.InferInput<typeof tournamentsQuerySchema>;

const rankSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const leaderboardEntrySchema = v.object({
  place: rankSchema,
  nickname: v.string(),
  points: v.pipe(v.number(), v.finite()),
  prize: maybeAmount,
  isPlayer: v.nullish(v.boolean(), false),
});

/** One line of a board; `isPlayer` marks the line of who is signed in. */
export type LeaderboardEntry = v.InferOutput<typeof leaderboardEntrySchema>;

const prizeSchema = v.object({
  from: rankSchema,
  to: rankSchema,
  amount: maybeAmount,
  label: maybeText,
});

/**
 * A tournament: from when to when, how points are won, what the places are paid, and how it stands. `boardAt` is the
 * instant of the board; `own` the player's standing, null for a visitor or who has no point yet.
 */
const tournamentSchema = v.object({
  id: looseIdSchema,
  name: idSchema,
  description: maybeText,
  image: maybeText,
  status: v.nullish(picklistOrUnknown(STATUSES), 'unknown'),
  startsAt: instantSchema,
  endsAt: instantSchema,
  currencyCode: maybeText,
  prizePool: v.nullish(amountSchema, 0),
  prizes: v.nullish(v.array(prizeSchema), []),
  rule: v.nullish(picklistOrUnknown(['wagered', 'multiplier', 'wins', 'rounds']), 'unknown'),
  minBet: maybeAmount,
  maxPlayers: maybeNumber,
  players: v.nullish(countSchema, 0),
  gameSlugs: maybeTexts,
  board: v.nullish(v.array(leaderboardEntrySchema), []),
  boardAt: maybeInstant,
  own: v.nullish(leaderboardEntrySchema, null),
});

/** A tournament with its live board. */
export type Tournament = v.InferOutput<typeof tournamentSchema>;

/** Reads the tournaments with their boards; polled while somebody looks (PRO-07). */
export const getTournaments = defineEndpoint({
  name: 'get-tournaments',
  method: 'GET',
  path: '/api/admin/get-tournaments',
  auth: 'optional',
  request: { query: tournamentsQuerySchema },
  response: v.object({
    tournaments: v.object({
      count: v.nullish(countSchema, 0),
      rows: v.nullish(v.array(tournamentSchema), []),
    }),
  }),
});
