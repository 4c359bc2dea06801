import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

const changePasswordRequestSchema = v.object({
  current: v.pipe(idSchema, v.maxLength(255)),
  password: v.pipe(idSchema, v.maxLength(255)),
});

/** The password that holds, and the one to hold from now on. */
export type ChangePasswordRequest = v.InferInput<typeof changePasswordRequestSchema>;

/** Changes the password of who is signed in; a wrong current one is 400 under `current` (PRF-06). */
export const changePassword = defineEndpoint({
  name: 'change-password',
  method: 'PUT',
  path: '/api/user/change-password',
  auth: 'required',
  request: { body: changePasswordRequestSchema },
  response: emptyResponseSchema,
});
