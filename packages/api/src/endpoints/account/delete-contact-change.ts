import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema } from '../../fields.ts';

/** Calls off a change of the e-mail address that waits; without one nothing changes. The call is ours. */
export const deleteEmailChange = defineEndpoint({
  name: 'delete-email-change',
  method: 'DELETE',
  path: '/api/user/email',
  auth: 'required',
  request: {},
  response: emptyResponseSchema,
});

/** Calls off a change of the phone number that waits; without one nothing changes. The call is ours. */
export const deletePhoneChange = defineEndpoint({
  name: 'delete-phone-change',
  method: 'DELETE',
  path: '/api/user/phone',
  auth: 'required',
  request: {},
  response: emptyResponseSchema,
});
