import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { countSchema, pageQuery } from '../../fields.ts';
import { BONUS_STATUSES, bonusLabelSchema } from './bonus-label.ts';

const userBonusQuerySchema = v.object({ ...pageQuery, status: v.optional(v.picklist(BONUS_STATUSES)) });

/** Which of the player's bonuses are wanted. */
export type UserBonusAsk = v.InferInput<typeof userBonusQuerySchema>;

/** Reads the player's bonuses, running and past, the newest first; refused without a token (HTTP-03, PRO-06). */
export const getUserBonus = defineCall({
  name: 'get-user-bonus',
  method: 'GET',
  path: '/api/user/get-user-bonus',
  auth: 'required',
  asks: { query: userBonusQuerySchema },
  answers: v.object({
    bonuses: v.object({ count: v.nullish(countSchema, 0), rows: v.nullish(v.array(bonusLabelSchema), []) }),
  }),
});
