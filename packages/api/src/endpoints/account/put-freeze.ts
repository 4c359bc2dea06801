import { BREAK_DAYS } from '@baize/domain/self-exclusion';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { userLimitSchema } from '../session/get-user-details.ts';

const putFreezeRequestSchema = v.object({ days: v.picklist(BREAK_DAYS) });

/** For how many days. */
export type PutFreezeRequest = v.InferInput<typeof putFreezeRequestSchema>;

/**
 * Freezes the account for some days, more than 10 only where a market offers it; `userLimit.frozenUntil` says until when
 * (LIM-05).
 */
export const putFreeze = defineEndpoint({
  name: 'put-freeze',
  method: 'PUT',
  path: '/api/user/freeze',
  auth: 'required',
  request: { body: putFreezeRequestSchema },
  response: v.object({ userLimit: userLimitSchema }),
});
