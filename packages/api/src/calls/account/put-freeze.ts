import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { userLimitSchema } from '../session/get-user-details.ts';

const putFreezeAskSchema = v.object({ days: v.picklist([1, 3, 7, 10]) });

/** For how many days. */
export type PutFreezeAsk = v.InferInput<typeof putFreezeAskSchema>;

/** Freezes the account for some days; `userLimit.frozenUntil` says until when (LIM-05). */
export const putFreeze = defineCall({
  name: 'put-freeze',
  method: 'PUT',
  path: '/api/user/freeze',
  auth: 'required',
  asks: { body: putFreezeAskSchema },
  answers: v.object({ userLimit: userLimitSchema }),
});
