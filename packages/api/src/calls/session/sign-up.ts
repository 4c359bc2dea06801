import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { ApiFailure } from '../../failure.ts';
import { idSchema, looseIdSchema, maybeText, typedText } from '../../fields.ts';
import { profileFields } from './profile-fields.ts';

const signUpAskSchema = v.object({
  ...profileFields,
  email: v.pipe(idSchema, v.maxLength(320)),
  password: typedText,
  currencyCode: typedText,
  newsletter: v.nullish(v.boolean()),
  termsAccepted: v.nullish(v.boolean()),
  bonusCode: typedText,
  referralCode: typedText,
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
export type SignUpAsk = v.InferInput<typeof signUpAskSchema>;

const createdUserSchema = v.object({
  userId: v.nullish(looseIdSchema, null),
  email: maybeText,
  username: maybeText,
  generatedPassword: maybeText,
});

/** The new account; `generatedPassword` comes once, after a one-click sign-up, to be shown and copied (PRF-06). */
export type CreatedUser = v.InferOutput<typeof createdUserSchema>;

const signUpAnswerSchema = v.object({
  accessToken: maybeText,
  createUser: v.nullish(createdUserSchema, null),
});

/** The data of a sign-up's answer; no token while the brand holds new players for review. */
export type SignUpAnswer = v.InferOutput<typeof signUpAnswerSchema>;

/** Opens an account. What is wrong with a field comes back under its name, 400 (SES-03, S2 §3). */
export const signUp = defineCall({
  name: 'sign-up',
  method: 'POST',
  path: '/api/user/sign-up',
  auth: 'none',
  asks: { body: signUpAskSchema },
  answers: signUpAnswerSchema,
});

/**
 * Reads a sign-up before it is sent, as the platform would: a field it cannot take is refused under its name, as a
 * 400 is, and nothing leaves the browser.
 *
 * @throws ApiFailure `refused` with `fieldErrors`.
 */
export function readSignUpAsk(payload: unknown): SignUpAsk {
  const read = v.safeParse(signUpAskSchema, payload);
  if (read.success) return read.output;
  const named = v.flatten<typeof signUpAskSchema>(read.issues).nested ?? {};
  const fieldErrors = Object.fromEntries(
    Object.keys(named).map((name) => [name, 'form.validation.invalid.format']),
  );
  throw new ApiFailure({ kind: 'refused', path: signUp.path, status: 400, fieldErrors });
}
