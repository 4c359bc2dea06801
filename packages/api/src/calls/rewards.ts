export { activateBonus } from './rewards/activate-bonus.ts';
export { BONUS_STATUSES, bonusLabelSchema, type BonusLabel, type BonusType } from './rewards/bonus-label.ts';
export { cancelBonus } from './rewards/cancel-bonus.ts';
export {
  claimAnswerSchema,
  claimBodySchema,
  claimQuerySchema,
  claimRakeback,
  type ClaimAnswer,
  type ClaimAsk,
} from './rewards/claim-rakeback.ts';
export {
  calendarAwardAnswerSchema,
  calendarAwardSchema,
  getCalendarAward,
  type CalendarAward,
} from './rewards/get-calendar-award.ts';
export {
  getRakebackDays,
  rakebackDaysAnswerSchema,
  rakebackDaySchema,
  rakebackDaysQuerySchema,
  type RakebackDay,
  type RakebackDaysAnswer,
} from './rewards/get-rakeback-days.ts';
export { coupon } from './rewards/coupon.ts';
export { getAllBonus, type AllBonusAsk, type Promotion } from './rewards/get-all-bonus.ts';
export {
  getTournaments,
  type Standing,
  type Tournament,
  type TournamentsAsk,
} from './rewards/get-tournaments.ts';
export { getUserBonus, type UserBonusAsk } from './rewards/get-user-bonus.ts';
export { getLoyalty, type Loyalty, type LoyaltyLevel } from './rewards/loyalty.ts';
export { getReferral, type Referral, type ReferredFriend } from './rewards/referral.ts';
