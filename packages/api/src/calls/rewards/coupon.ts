import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { bonusAnswerSchema } from './bonus-answer.ts';

const codeSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** Redeems a coupon code for what it gives; an unknown code is 404, one used already 409 (PRO-06). */
export const coupon = defineCall({
  name: 'coupon',
  method: 'POST',
  path: '/api/user/coupon',
  auth: 'required',
  sentOnce: true,
  asks: { body: v.object({ code: codeSchema }) },
  answers: bonusAnswerSchema,
});
