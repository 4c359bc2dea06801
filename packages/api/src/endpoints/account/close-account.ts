import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, optionalTextInput } from '../../fields.ts';

const closeAccountRequestSchema = v.object({ reason: optionalTextInput });

/** Why, where the player wants to say. */
export type CloseAccountRequest = v.InferInput<typeof closeAccountRequestSchema>;

/**
 * Closes the account of who is signed in for good: an open bonus is lost, and every session ends with `ACCOUNT_CLOSED`.
 * 422 while there is a balance (`BALANCE_LEFT`) or a withdrawal is under way (`WITHDRAWAL_OPEN`). The call is ours.
 */
export const closeAccount = defineEndpoint({
  name: 'close-account',
  method: 'PUT',
  path: '/api/user/close-account',
  auth: 'required',
  request: { body: closeAccountRequestSchema },
  response: emptyResponseSchema,
});
