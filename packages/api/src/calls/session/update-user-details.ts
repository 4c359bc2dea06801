import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { maybeText, typedText } from '../../fields.ts';
import { userSchema } from './get-user-details.ts';
import { profileFields } from './profile-fields.ts';

const updateUserDetailsAskSchema = v.object({
  ...profileFields,
  email: typedText,
  updateFrom: v.picklist(['Profile Page', 'Linked Account', 'Deposit']),
  onChangeResetKyc: v.nullish(v.literal(true)),
  linkAccount: v.nullish(v.boolean()),
});

/** A profile as it is sent: domain's `toProfilePayload`. */
export type UpdateUserDetailsAsk = v.InferInput<typeof updateUserDetailsAskSchema>;

const updateUserDetailsAnswerSchema = v.object({
  success: v.nullish(v.boolean(), true),
  getUser: v.nullish(userSchema, null),
  message: maybeText,
});

/** What an update came to: `success` false is a refusal in an answer of 200, `message` the platform's words. */
export type UpdateUserDetailsAnswer = v.InferOutput<typeof updateUserDetailsAnswerSchema>;

/** Changes the player's profile; a field at fault comes back under its name, 400 (PRF-01, PRF-03). */
export const updateUserDetails = defineCall({
  name: 'update-user-details',
  method: 'PUT',
  path: '/api/user/update-user-details',
  auth: 'required',
  envelope: 'with-message',
  asks: { body: updateUserDetailsAskSchema },
  answers: updateUserDetailsAnswerSchema,
});
