import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema } from '../../fields.ts';

/** Why a session ends, in the platform's words (S2 §3); a closed account is ours. */
export const logoutReasonSchema = v.picklist([
  'USER_INITIATED',
  'USER_INACTIVITY_TIMEOUT',
  'SESSION_EXPIRED',
  'ACCOUNT_LOCKED',
  'SECURITY_LOGOUT',
  'CONCURRENT_SESSION',
  'SYSTEM_MAINTENANCE',
  'ACCOUNT_CLOSED',
]);

/** What a sign-out sends: the reason. */
export const logoutRequestSchema = v.object({ reason: logoutReasonSchema });

/** The body of a sign-out. */
export type LogoutRequest = v.InferInput<typeof logoutRequestSchema>;

/** Ends the session on the platform; survives a page that closes meanwhile. */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/user/logout',
  auth: 'required',
  keepalive: true,
  request: { body: logoutRequestSchema },
  response: emptyResponseSchema,
});
