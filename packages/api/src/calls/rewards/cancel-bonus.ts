import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../fields.ts';
import { bonusAnswerSchema } from './bonus-answer.ts';

/** Gives up a running bonus and what it still holds; one that ended is 409 (PRO-06). */
export const cancelBonus = defineCall({
  name: 'cancel-bonus',
  method: 'PUT',
  path: '/api/user/cancel-bonus',
  auth: 'required',
  sentOnce: true,
  asks: { body: v.object({ bonusId: idSchema }) },
  answers: bonusAnswerSchema,
});
