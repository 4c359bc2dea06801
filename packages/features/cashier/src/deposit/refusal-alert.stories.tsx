import { ApiFailure } from '@baize/api/failure';
import type { DEPOSIT_CODES, OWN_DEPOSIT_CODES } from '@baize/domain/errors';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalAlert } from './refusal-alert.tsx';

type Code = keyof typeof DEPOSIT_CODES | keyof typeof OWN_DEPOSIT_CODES;

const refusal = (code: string, details: Readonly<Record<string, number>> = {}) =>
  new ApiFailure({
    kind: 'refused',
    path: '/api/user/deposit',
    status: 422,
    code,
    details,
    reference: 'DEP-20261120-4F7C',
  });

/** Each code that the platform can refuse a deposit with (PAY-06). */
const meta = {
  title: 'Features/Cashier/Deposit/Refusal',
  component: RefusalAlert,
  args: { failure: refusal('GLOBAL_ERROR'), currency: 'EUR', method: null },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player">
        <PlayerBoundary>
          <Story />
        </PlayerBoundary>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof RefusalAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusedWith = (code: Code, details?: Readonly<Record<string, number>>): Story => ({
  args: { failure: refusal(code, details) },
});

export const GlobalError = refusedWith('GLOBAL_ERROR');
export const CountryBlocked = refusedWith('DEPOSIT_COUNTRY_BLOCK');
export const EmailUnverified = refusedWith('REQUIRED_EMAIL_VERIFICATION');
export const LimitReached = refusedWith('PAYMENT_LIMIT_THRESHOLD');
export const TransactionFailed = refusedWith('TRANSACTION_FAILED');
export const AmountBelowZero = refusedWith('AMOUNT_BELOW_ZERO');
export const UnifiedError = refusedWith('UNIFIED_ERROR');
export const ProviderLimits = refusedWith('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: 20, max: 500 });
export const ProviderLimitsUnknown = refusedWith('PAYMENT_PROVIDER_LIMIT_THRESHOLD');
export const ProviderError = refusedWith('PROVIDER_ERROR');
export const PhoneError = refusedWith('PHONE_ERROR');
export const ServiceError = refusedWith('PAYMENT_SERVICE_ERROR');
export const BankNotConfirmed = refusedWith('BANK_NOT_CONFIRMED');
export const UnknownCode: Story = { args: { failure: refusal('NEW_RULE') } };
