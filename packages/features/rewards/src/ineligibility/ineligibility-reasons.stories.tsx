import { BONUS_CODES, type BonusCode } from '@baize/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IneligibilityReasons } from './ineligibility-reasons.tsx';

const UNTIL = '2026-11-22T23:00:00Z';
const codes = Object.keys(BONUS_CODES);

const meta = {
  title: 'Features/Rewards/Ineligibility reasons',
  component: IneligibilityReasons,
  args: { code: 'VALID_ON_DAYS', until: UNTIL },
} satisfies Meta<typeof IneligibilityReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensLater: Story = {};
export const UntoldEnd: Story = { args: { code: 'ACTIVE_BONUS', until: null } };
export const WithReference: Story = {
  args: { code: 'UNIFIED_ERROR', until: null, reference: 'BON-20261120-4F7C' },
};
export const WithoutReference: Story = { args: { code: 'UNIFIED_ERROR', until: null } };
export const UnknownCode: Story = { args: { code: 'NEW_RULE', until: null, reference: 'BON-9A01' } };
const refusedBy = (code: BonusCode): Story => ({ args: { code, until: null } });

/** Each code by itself (PRO-05). */
export const RegistrationWindow = refusedBy('REGISTRATION_BONUS');
export const Full = refusedBy('MAXIMUM_PARTICIPANTS');
export const RetryPeriod = refusedBy('RETRY_PERIOD');
export const DaysValid = refusedBy('DAYS_VALID');
export const Unified = refusedBy('UNIFIED_ERROR');
export const DepositsMissing = refusedBy('DEPOSITS_NUMBER');
export const DepositsPassed = refusedBy('DEPOSITS_NUMBER2');
export const FreeSpinsRunning = refusedBy('ACTIVE_FREE_SPINS');
export const OneAtATime = refusedBy('ACTIVE_BONUS');
export const Cancelled = refusedBy('CANCELLED');
export const NoCashback = refusedBy('NO_CASHBACK');
export const InCalendar = refusedBy('ADD_TO_CALENDAR');
export const EmailUnverified = refusedBy('REQUIRED_EMAIL_VERIFICATION');
export const OtherDays = refusedBy('VALID_ON_DAYS');
export const NotStarted = refusedBy('START_TIME_ERROR');
export const Ended = refusedBy('END_TIME_ERROR');
export const DuplicateAccount = refusedBy('BONUS_FRAUD');
export const CashbackNeedsDeposit = refusedBy('CASHBACK_NEED_DEPOSIT');

export const EveryCode: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {codes.map((code) => (
        <IneligibilityReasons
          key={code}
          code={code}
          until={null}
          reference={code === 'UNIFIED_ERROR' ? 'BON-4F7C' : null}
        />
      ))}
    </div>
  ),
};
