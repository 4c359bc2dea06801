/** The name of every server fact in the query cache; no other file makes one. */
export const queryKeys = {
  userDetails: ['user-details'],
  rakebackDays: ['rakeback-days'],
  rakebackDaysOf: (bonusId: string) => ['rakeback-days', bonusId],
  calendarAward: ['calendar-award'],
  claimRakeback: ['claim-rakeback'],
} as const;
