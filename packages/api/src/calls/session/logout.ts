import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema } from '../../fields.ts';

/** Why a session ends, in the platform's words (S2 §3). */
export const logoutReasonSchema = v.picklist([
  'USER_INITIATED',
  'USER_INACTIVITY_TIMEOUT',
  'SESSION_EXPIRED',
  'ACCOUNT_LOCKED',
  'SECURITY_LOGOUT',
  'CONCURRENT_SESSION',
  'SYSTEM_MAINTENANCE',
]);

/** What a sign-out sends: the reason. */
export const logoutAskSchema = v.object({ reason: logoutReasonSchema });

/** The body of a sign-out. */
export type LogoutAsk = v.InferInput<typeof logoutAskSchema>;

/** Ends the session on the platform; survives a page that closes meanwhile. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/user/logout',
  auth: 'required',
  keepalive: true,
  asks: { body: logoutAskSchema },
  answers: emptyAnswerSchema,
});
