import { CASINO_MOVE_TYPES } from '@baize/domain/transactions';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  instantSchema,
  knownWord,
  looseIdSchema,
  maybeAmount,
  maybeText,
} from '../../fields.ts';
import { historyQuery } from './history-query.ts';

export { CASINO_MOVE_TYPES };

const casinoHistoryQuerySchema = v.object({
  ...historyQuery,
  type: v.optional(v.picklist(CASINO_MOVE_TYPES)),
  status: v.optional(idSchema),
});

/** Which bets and wins are wanted. */
export type CasinoHistoryAsk = v.InferInput<typeof casinoHistoryQuerySchema>;

const casinoMoveSchema = v.object({
  transactionId: looseIdSchema,
  type: knownWord(CASINO_MOVE_TYPES),
  gameName: v.nullish(v.string(), ''),
  gameSlug: maybeText,
  provider: v.nullish(v.string(), ''),
  balanceBefore: maybeAmount,
  amount: amountSchema,
  balanceAfter: maybeAmount,
  bonusBalance: maybeAmount,
  currencyCode: maybeText,
  date: instantSchema,
});

/** One line of the table, with its nine columns (PAY-10, S2 §3). */
export type CasinoMove = v.InferOutput<typeof casinoMoveSchema>;

/** Reads one page of the player's bets and wins, the newest first. */
export const getCasinoHistory = defineCall({
  name: 'get-casino-history',
  method: 'GET',
  path: '/api/user/casino-history',
  auth: 'required',
  asks: { query: casinoHistoryQuerySchema },
  answers: v.object({
    casinoHistory: v.object({
      count: v.nullish(countSchema, 0),
      rows: v.nullish(v.array(casinoMoveSchema), []),
    }),
  }),
});
