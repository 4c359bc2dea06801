export {
  LIMIT_PERIODS,
  LIMIT_PERIOD_NAMES,
  limitPeriodOf,
  periodEnd,
  RAISE_NOT_BEFORE,
  raiseAllowedAt,
  type LimitPeriod,
  type LimitPeriodNumber,
  type RaiseNotBefore,
} from './limit-periods.ts';

export {
  SESSION_LIMIT_RANGE,
  SESSION_WARNINGS,
  sessionLimit,
  sessionLimitMinutes,
  type SessionLimitState,
  type SessionWarning,
} from './session-limit.ts';

export {
  cancelPending,
  confirmPending,
  effectiveLimit,
  raiseRules,
  requestLimit,
  strictestRaise,
  type LimitState,
  type LimitDecision,
  type LimitOutcome,
  type LimitRules,
} from './pending-limit-change.ts';

export { limitPreview, remainingUnder, type LimitChangeKind, type LimitPreview } from './limit-preview.ts';

export {
  BET_LIMIT_CHANGE_HOURS,
  betLimitChange,
  betLimitLockedUntil,
  type BetLimitDecision,
} from './bet-limit.ts';

export {
  DEFAULT_COOLING_OFF_HOURS,
  isLimitAmount,
  limitChange,
  type Limit,
  type LimitChange,
} from './limit-change.ts';

export { isLimitReached, type LimitUsage } from './limit-usage.ts';

export { isLimitPromptDue } from './limit-prompt.ts';
