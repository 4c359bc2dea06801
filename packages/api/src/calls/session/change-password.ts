import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

const changePasswordAskSchema = v.object({
  current: v.pipe(idSchema, v.maxLength(255)),
  password: v.pipe(idSchema, v.maxLength(255)),
});

/** The password that holds, and the one to hold from now on. */
export type ChangePasswordAsk = v.InferInput<typeof changePasswordAskSchema>;

/** Changes the password of who is signed in; a wrong current one is 400 under `current` (PRF-06). */
export const changePassword = defineCall({
  name: 'change-password',
  method: 'PUT',
  path: '/api/user/change-password',
  auth: 'required',
  asks: { body: changePasswordAskSchema },
  answers: emptyAnswerSchema,
});
