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
