export { activateBonus } from './rewards/activate-bonus.ts';
export { BONUS_STATUSES, bonusLabelSchema, type BonusLabel, type BonusType } from './rewards/bonus-label.ts';
export { cancelBonus } from './rewards/cancel-bonus.ts';
export {
  claimRakebackResponseSchema,
  claimBodySchema,
  claimQuerySchema,
  claimRakeback,
  type ClaimRakebackResponse,
  type ClaimRakebackRequest,
} from './rewards/claim-rakeback.ts';
export {
  calendarAwardResponseSchema,
  calendarAwardSchema,
  getCalendarAward,
  type CalendarAward,
} from './rewards/get-calendar-award.ts';
export {
  getRakebackDays,
  rakebackDaysResponseSchema,
  rakebackDaySchema,
  rakebackDaysQuerySchema,
  type RakebackDay,
  type RakebackDaysResponse,
} from './rewards/get-rakeback-days.ts';
export { coupon } from './rewards/coupon.ts';
export { getAllBonus, type AllBonusRequest, type Promotion } from './rewards/get-all-bonus.ts';
export {
  getTournaments,
  type LeaderboardEntry,
  type Tournament,
  type TournamentsRequest,
} from './rewards/get-tournaments.ts';
export { getUserBonus, type UserBonusRequest } from './rewards/get-user-bonus.ts';
export { getLoyalty, type Loyalty, type LoyaltyLevel } from './rewards/loyalty.ts';
export { getReferral, type Referral, type ReferredPlayer } from './rewards/referral.ts';
