import type { DepositStep } from '@baize/domain/deposit-payment';
import type { WithdrawalStep } from '@baize/domain/withdrawal-steps';
import { withdrawalStepMessages } from '@baize/i18n/catalogue/withdrawals';
import { useLingui } from '@lingui/react';
import { Check, CircleX, Clock, Send, Wallet, type LucideIcon } from 'lucide-react';
import { useMoneyFormatter } from '../money/use-money-formatter.ts';
import { withPlus } from '../money/with-plus.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX } as const;

export interface PaymentStep {
  /** A deposit's or a withdrawal's station, or one that only records have. */
  step: string;
  state: DepositStep['state'];
}

/** Returns the icon of a payment's station; what is still ahead is drawn as what it is. */
export function getStepIcon({ step, state }: PaymentStep): LucideIcon {
  if (state !== 'ahead') return ICONS[state];
  return step === 'sent' ? Send : Wallet;
}

interface MovedAmount {
  /** Signed as the transaction has it. */
  amount: number;
  currencyCode: string;
}

/** Names each station of a withdrawal by what has come of it (PAY-10). */
export function useWithdrawalStepName({
  amount: moved,
  currencyCode,
}: MovedAmount): (step: Pick<WithdrawalStep, 'step' | 'state'>) => string {
  const { i18n } = useLingui();
  const size = Math.abs(moved);
  const amount = withPlus(useMoneyFormatter(currencyCode)(size), size);
  return ({ step, state }) => i18n._({ ...withdrawalStepMessages[step][state], values: { amount } });
}
