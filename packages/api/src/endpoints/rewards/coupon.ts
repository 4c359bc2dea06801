import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { bonusResponseSchema } from './bonus-response.ts';

const codeSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** Redeems a coupon code for what it gives; an unknown code is 404, one used already 409 (PRO-06). */
export const coupon = defineEndpoint({
  name: 'coupon',
  method: 'POST',
  path: '/api/user/coupon',
  auth: 'required',
  requiresIdempotencyKey: true,
  request: { body: v.object({ code: codeSchema }) },
  response: bonusResponseSchema,
});
