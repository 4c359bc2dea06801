export { changePassword, type ChangePasswordAsk } from './session/change-password.ts';
export { forgotPassword, type ForgotPasswordAsk } from './session/forgot-password.ts';
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
  loginAnswerSchema,
  loginAskSchema,
  type LoginAnswer,
  type LoginAsk,
} from './session/login.ts';
export { logout, logoutAskSchema, logoutReasonSchema, type LogoutAsk } from './session/logout.ts';
export { resendVerification, type ResendVerificationAsk } from './session/resend-verification.ts';
export { resetPassword, type ResetPasswordAsk } from './session/reset-password.ts';
export {
  readSignUpAsk,
  signUp,
  type CreatedUser,
  type SignUpAnswer,
  type SignUpAsk,
} from './session/sign-up.ts';
export {
  updateUserDetails,
  type UpdateUserDetailsAnswer,
  type UpdateUserDetailsAsk,
} from './session/update-user-details.ts';
export { verifyEmail, type VerifyEmailAsk } from './session/verify-email.ts';
