import { mutationOptions } from '@tanstack/react-query';
import { changePassword, type ChangePasswordAsk } from '../calls/session/change-password.ts';
import { forgotPassword, type ForgotPasswordAsk } from '../calls/session/forgot-password.ts';
import { resendVerification, type ResendVerificationAsk } from '../calls/session/resend-verification.ts';
import { resetPassword, type ResetPasswordAsk } from '../calls/session/reset-password.ts';
import { verifyEmail, type VerifyEmailAsk } from '../calls/session/verify-email.ts';
import type { ApiClient } from '../client.ts';
import { queryKeys } from './keys.ts';
import { thenRefresh, writing } from './writing.ts';

// A finished write is forgotten with its form: what was typed must not stay in memory.
const secret = { ...writing, gcTime: 0 } as const;

/** Asks for a link or code to set a new password (PRF-06). */
export function forgotPasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.write('forgot-password'),
    mutationFn: (body: ForgotPasswordAsk) => client.send(forgotPassword, { body }),
    ...secret,
  });
}

/** Sets a new password by what was sent (PRF-06). */
export function resetPasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.write('reset-password'),
    mutationFn: (body: ResetPasswordAsk) => client.send(resetPassword, { body }),
    ...secret,
  });
}

/** Changes the password of who is signed in (PRF-06). */
export function changePasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.write('change-password'),
    mutationFn: (body: ChangePasswordAsk) => client.send(changePassword, { body }),
    ...secret,
  });
}

/** Confirms an e-mail address; then the player is read again (NAV-05). */
export function verifyEmailMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.write('verify-email'),
    mutationFn: (body: VerifyEmailAsk, { client: cache }) =>
      thenRefresh(client.send(verifyEmail, { body }), cache, [queryKeys.userDetails]),
    ...secret,
  });
}

/** Asks for the verification mail again (PRF-06). */
export function resendVerificationMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.write('resend-verification'),
    mutationFn: (body: ResendVerificationAsk) => client.send(resendVerification, { body }),
    ...secret,
  });
}
