import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, looseIdSchema, maybeText } from '../../fields.ts';

/** The first step of a sign-in: address and password, and where the player comes from (S2 §3). */
const passwordStepSchema = v.object({
  email: idSchema,
  password: idSchema,
  recaptchaToken: v.nullish(v.string()),
  afterReg: v.nullish(v.boolean()),
  cpnc: v.nullish(v.string()),
  mkt: v.nullish(v.string()),
  userDeviceType: v.nullish(v.picklist(['desktop', 'tablet', 'mobile'])),
  screenResolution: v.nullish(v.string()),
  uidToken: v.nullish(v.string()),
  linkAccount: v.nullish(v.boolean()),
});

/** The second step: the ticket that refused the first one, and a code of the app or a recovery code as it was typed. */
const codeStepSchema = v.object({ ticket: idSchema, code: v.pipe(idSchema, v.maxLength(64)) });

/** What a sign-in sends: the password, or the code of an account that has two-step log-in on. */
export const loginRequestSchema = v.union([codeStepSchema, passwordStepSchema]);

/** The body of a sign-in. */
export type LoginRequest = v.InferInput<typeof loginRequestSchema>;

/** When and where from the player was last here (SES-13). */
export const lastLoginSchema = v.object({ created_at: maybeText, ip: maybeText, location: maybeText });

/** What a sign-in answers: the token, the last visit, and the locale kept on the account. */
export const loginResponseSchema = v.object({
  accessToken: idSchema,
  userId: v.nullish(looseIdSchema, null),
  locale: maybeText,
  cpnc: maybeText,
  lastLogin: v.nullish(lastLoginSchema, null),
});

/** The data of a sign-in's answer. */
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>;

/**
 * Signs a player in. A wrong password and an unknown address are both 422 with one message. An account with two-step
 * log-in answers the password with 422 `TWO_STEP_REQUIRED` and `details.ticket`; the ticket and a code sign in then, with
 * what the first step sent beside the password.
 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/user/login',
  auth: 'none',
  request: { body: loginRequestSchema },
  response: loginResponseSchema,
});
