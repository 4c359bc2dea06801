import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { userLimitSchema } from '../session/get-user-details.ts';

const putFreezeRequestSchema = v.object({ days: v.picklist([1, 3, 7, 10, 31, 42, 62, 92]) });

/** For how many days. */
export type PutFreezeRequest = v.InferInput<typeof putFreezeRequestSchema>;

/** Freezes the account for some days; `userLimit.frozenUntil` says until when (LIM-05). More than 10 only where a market offers it. */
export const putFreeze = defineEndpoint({
  name: 'put-freeze',
  method: 'PUT',
  path: '/api/user/freeze',
  auth: 'required',
  request: { body: putFreezeRequestSchema },
  response: v.object({ userLimit: userLimitSchema }),
});
