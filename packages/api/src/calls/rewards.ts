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
