import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { countSchema, paginationFields } from '../../fields.ts';
import { BONUS_STATUSES, bonusLabelSchema } from './bonus-label.ts';

const userBonusQuerySchema = v.object({
  ...paginationFields,
  status: v.optional(v.picklist(BONUS_STATUSES)),
});

/** Which of the player's bonuses are wanted. */
export type UserBonusRequest = v.InferInput<typeof userBonusQuerySchema>;

/** Reads the player's bonuses, running and past, the newest first; refused without a token (HTTP-03, PRO-06). */
export const getUserBonus = defineEndpoint({
  name: 'get-user-bonus',
  method: 'GET',
  path: '/api/user/get-user-bonus',
  auth: 'required',
  request: { query: userBonusQuerySchema },
  response: v.object({
    bonuses: v.object({ count: v.nullish(countSchema, 0), rows: v.nullish(v.array(bonusLabelSchema), []) }),
  }),
});
