import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { ApiFailure } from '../../failure.ts';
import { idSchema, looseIdSchema, maybeText, optionalTextInput } from '../../fields.ts';
import { profileFieldSchemas } from './profile-field-schemas.ts';

const signUpRequestSchema = v.object({
  ...profileFieldSchemas,
  email: v.pipe(idSchema, v.maxLength(320)),
  password: optionalTextInput,
  currencyCode: optionalTextInput,
  newsletter: v.nullish(v.boolean()),
  termsAccepted: v.nullish(v.boolean()),
  bonusCode: optionalTextInput,
  referralCode: optionalTextInput,
  username: idSchema,
  uniqueKey: idSchema,
  userUUID: idSchema,
  preferredLanguage: idSchema,
  userDeviceType: v.picklist(['desktop', 'tablet', 'mobile']),
  screenResolution: idSchema,
  cpnc: v.nullish(v.string()),
  mkt: v.nullish(v.string()),
  uidToken: v.nullish(v.string()),
  firstUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_048))),
  mirrorDomainFk: v.nullish(v.union([v.string(), v.number()])),
  recaptchaToken: v.nullish(v.string()),
  linkAccount: v.nullish(v.boolean()),
});

/** What a sign-up sends: domain's `signUpPayload`. No password: a one-click sign-up, the platform makes one up. */
export type SignUpRequest = v.InferInput<typeof signUpRequestSchema>;

const createdUserSchema = v.object({
  userId: v.nullish(looseIdSchema, null),
  email: maybeText,
  username: maybeText,
  generatedPassword: maybeText,
});

/** The new account; `generatedPassword` comes once, after a one-click sign-up, to be shown and copied (PRF-06). */
export type CreatedUser = v.InferOutput<typeof createdUserSchema>;

const signUpResponseSchema = v.object({
  accessToken: maybeText,
  createUser: v.nullish(createdUserSchema, null),
});

/** The data of a sign-up's answer; no token while the brand holds new players for review. */
export type SignUpResponse = v.InferOutput<typeof signUpResponseSchema>;

/** Opens an account. What is wrong with a field comes back under its name, 400 (SES-03, S2 §3). */
export const signUp = defineEndpoint({
  name: 'sign-up',
  method: 'POST',
  path: '/api/user/sign-up',
  auth: 'none',
  request: { body: signUpRequestSchema },
  response: signUpResponseSchema,
});

/**
 * Reads a sign-up before it is sent, as the platform would: a field it cannot take is refused under its name, as a
 * 400 is, and nothing leaves the browser.
 *
 * @throws ApiFailure `refused` with `fieldErrors`.
 */
export function parseSignUpRequest(payload: unknown): SignUpRequest {
  const read = v.safeParse(signUpRequestSchema, payload);
  if (read.success) return read.output;
  const named = v.flatten<typeof signUpRequestSchema>(read.issues).nested ?? {};
  const fieldErrors = Object.fromEntries(
    Object.keys(named).map((name) => [name, 'form.validation.invalid.format']),
  );
  throw new ApiFailure({ kind: 'refused', path: signUp.path, status: 400, fieldErrors });
}
