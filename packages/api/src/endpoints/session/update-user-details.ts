import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { maybeText, optionalTextInput } from '../../fields.ts';
import { userSchema } from './get-user-details.ts';
import { profileFieldSchemas } from './profile-field-schemas.ts';

const updateUserDetailsRequestSchema = v.object({
  ...profileFieldSchemas,
  email: optionalTextInput,
  updateFrom: v.picklist(['Profile Page', 'Linked Account', 'Deposit']),
  onChangeResetKyc: v.nullish(v.literal(true)),
  linkAccount: v.nullish(v.boolean()),
});

/** A profile as it is sent: domain's `toProfilePayload`. */
export type UpdateUserDetailsRequest = v.InferInput<typeof updateUserDetailsRequestSchema>;

const updateUserDetailsResponseSchema = v.object({
  success: v.nullish(v.boolean(), true),
  getUser: v.nullish(userSchema, null),
  message: maybeText,
});

/** What an update came to: `success` false is a refusal in an answer of 200, `message` the platform's words. */
export type UpdateUserDetailsResponse = v.InferOutput<typeof updateUserDetailsResponseSchema>;

/** Changes the player's profile; a field at fault comes back under its name, 400 (PRF-01, PRF-03). */
export const updateUserDetails = defineEndpoint({
  name: 'update-user-details',
  method: 'PUT',
  path: '/api/user/update-user-details',
  auth: 'required',
  envelope: 'with-message',
  request: { body: updateUserDetailsRequestSchema },
  response: updateUserDetailsResponseSchema,
});
