import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';

/**
 * Signs a player in by the code of another address of the brand. The platform holds the `Origin` of the request against the
 * address the code is for; a code that is refused is used up. The session where it was asked for ends.
 */
export const redeemHandover = defineEndpoint({
  name: 'redeem-handover',
  method: 'POST',
  path: '/api/user/handover/session',
  auth: 'none',
  request: { body: v.object({ code: v.pipe(idSchema, v.maxLength(200)) }) },
  response: v.object({ accessToken: idSchema }),
});
