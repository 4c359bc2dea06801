import { mutationOptions } from '@tanstack/react-query';
import { changePassword, type ChangePasswordRequest } from '../endpoints/session/change-password.ts';
import { forgotPassword, type ForgotPasswordRequest } from '../endpoints/session/forgot-password.ts';
import {
  resendVerification,
  type ResendVerificationRequest,
} from '../endpoints/session/resend-verification.ts';
import { resetPassword, type ResetPasswordRequest } from '../endpoints/session/reset-password.ts';
import { verifyEmail, type VerifyEmailRequest } from '../endpoints/session/verify-email.ts';
import type { ApiClient } from '../client.ts';
import { queryKeys } from './keys.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

// A finished write is forgotten with its form: what was typed must not stay in memory.
const secretMutationDefaults = { ...mutationDefaults, gcTime: 0 } as const;

/** Asks for a link or code to set a new password (PRF-06). */
export function forgotPasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('forgot-password'),
    mutationFn: (body: ForgotPasswordRequest) => client.send(forgotPassword, { body }),
    ...secretMutationDefaults,
  });
}

/** Sets a new password by what was sent (PRF-06). */
export function resetPasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('reset-password'),
    mutationFn: (body: ResetPasswordRequest) => client.send(resetPassword, { body }),
    ...secretMutationDefaults,
  });
}

/** Changes the password of who is signed in (PRF-06). */
export function changePasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('change-password'),
    mutationFn: (body: ChangePasswordRequest) => client.send(changePassword, { body }),
    ...secretMutationDefaults,
  });
}

/** Confirms an e-mail address; then the player is read again (NAV-05). */
export function verifyEmailMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('verify-email'),
    mutationFn: (body: VerifyEmailRequest, { client: cache }) =>
      invalidateAfter(client.send(verifyEmail, { body }), cache, [
        queryKeys.userDetails,
        queryKeys.contactChanges,
      ]),
    ...secretMutationDefaults,
  });
}

/** Asks for the verification mail again (PRF-06). */
export function resendVerificationMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('resend-verification'),
    mutationFn: (body: ResendVerificationRequest) => client.send(resendVerification, { body }),
    ...secretMutationDefaults,
  });
}
