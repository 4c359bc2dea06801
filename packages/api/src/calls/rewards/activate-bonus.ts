import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../fields.ts';
import { bonusAnswerSchema } from './bonus-answer.ts';

/** Takes an offered bonus; a check code says why not, 422; one that runs already is 409 (PRO-06). */
export const activateBonus = defineCall({
  name: 'activate-bonus',
  method: 'PUT',
  path: '/api/user/activate-bonus',
  auth: 'required',
  sentOnce: true,
  asks: { body: v.object({ bonusId: idSchema }) },
  answers: bonusAnswerSchema,
});
