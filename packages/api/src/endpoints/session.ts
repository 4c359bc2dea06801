export { changePassword, type ChangePasswordRequest } from './session/change-password.ts';
export { createHandover } from './session/create-handover.ts';
export { redeemHandover } from './session/redeem-handover.ts';
export { confirmTwoStep } from './session/confirm-two-step.ts';
export { deleteOtherSessions } from './session/delete-other-sessions.ts';
export { deleteSession } from './session/delete-session.ts';
export { deleteTwoStep } from './session/delete-two-step.ts';
export { forgotPassword, type ForgotPasswordRequest } from './session/forgot-password.ts';
export { getSessions, type PlayerSession } from './session/get-sessions.ts';
export { getTwoStep, type TwoStepStatus } from './session/get-two-step.ts';
export {
  getUserDetails,
  userDetailsSchema,
  userLimitSchema,
  userSchema,
  userWalletSchema,
  walletSchema,
  type UserDetails,
  type UserWallet,
} from './session/get-user-details.ts';
export {
  lastLoginSchema,
  login,
  loginResponseSchema,
  loginRequestSchema,
  type LoginResponse,
  type LoginRequest,
} from './session/login.ts';
export { logout, logoutRequestSchema, logoutReasonSchema, type LogoutRequest } from './session/logout.ts';
export type { IdentityProof } from './session/identity-proof.ts';
export { renewRecoveryCodes } from './session/renew-recovery-codes.ts';
export { resendVerification, type ResendVerificationRequest } from './session/resend-verification.ts';
export { resetPassword, type ResetPasswordRequest } from './session/reset-password.ts';
export {
  parseSignUpRequest,
  signUp,
  type CreatedUser,
  type SignUpResponse,
  type SignUpRequest,
} from './session/sign-up.ts';
export { startTwoStep, type TwoStepSetUp } from './session/start-two-step.ts';
export {
  updateUserDetails,
  type UpdateUserDetailsResponse,
  type UpdateUserDetailsRequest,
} from './session/update-user-details.ts';
export { verifyEmail, type VerifyEmailRequest } from './session/verify-email.ts';
