/** A list of states in the domain, and the file of stories that shows each of them. */
export interface StateCatalogue {
  list: string;
  file: string;
  stories: string;
  /** States that nobody sees here, each with its reason. */
  without?: Readonly<Record<string, string>>;
}

const ERRORS = 'packages/domain/src/errors/errors.ts';
const GATES = 'packages/domain/src/withdrawals/cashier-gates.ts';
const CASHIER = 'packages/features/cashier/src';

/** Modals and pages have checks of their own (`check-stories.ts`). */
export const STATE_CATALOGUES: readonly StateCatalogue[] = [
  {
    list: 'CELL_STATES',
    file: 'packages/domain/src/rewards/rakeback-calendar.ts',
    stories: 'packages/features/rewards/src/calendar/day-cell.stories.tsx',
  },
  {
    list: 'BONUS_CODES',
    file: ERRORS,
    stories: 'packages/features/rewards/src/ineligibility/ineligibility-reasons.stories.tsx',
  },
  { list: 'DEPOSIT_CODES', file: ERRORS, stories: `${CASHIER}/deposit/refusal-alert.stories.tsx` },
  { list: 'OWN_DEPOSIT_CODES', file: ERRORS, stories: `${CASHIER}/deposit/refusal-alert.stories.tsx` },
  {
    list: 'BET_LIMIT_CODES',
    file: ERRORS,
    stories: 'packages/features/lobby/src/game/game-problem-alert.stories.tsx',
  },
  { list: 'OTHER_MESSAGES', file: ERRORS, stories: 'apps/storybook/src/error-messages.stories.tsx' },
  {
    list: 'DEPOSIT_GATES',
    file: GATES,
    stories: `${CASHIER}/deposit/deposit-blocked.stories.tsx`,
    without: { address: 'the form asks for it instead (story AddressMissing)' },
  },
  { list: 'WITHDRAWAL_BLOCKS', file: GATES, stories: `${CASHIER}/withdraw/withdraw.stories.tsx` },
  {
    list: 'RESULT_KINDS',
    file: 'packages/domain/src/deposits/deposit-payment.ts',
    stories: `${CASHIER}/results/results.stories.tsx`,
  },
  {
    list: 'LOGOUT_REASONS',
    file: 'packages/domain/src/session/session.ts',
    stories: 'packages/features/session/src/ended/session-ended-dialog.stories.tsx',
    without: {
      USER_INITIATED: 'nobody is told of their own log-out',
      SESSION_EXPIRED: 'it opens the log-in at once',
    },
  },
  {
    list: 'TRANSACTION_STATUSES',
    file: 'packages/domain/src/records/transactions.ts',
    stories: 'packages/wallet/src/payments/transaction-status-badge.stories.tsx',
  },
  {
    list: 'TOURNAMENT_PHASES',
    file: 'packages/domain/src/promotions/tournaments.ts',
    stories: 'packages/features/rewards/src/tournaments/tournaments.stories.tsx',
  },
];
