import type { Transaction } from '@baize/api/endpoints/cashier';
import { withdrawalSteps, type WithdrawalStep } from '@baize/domain/withdrawal-steps';
import { withdrawalStepMessages } from '@baize/i18n/catalogue/withdrawals';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleX, Clock, Send, Wallet, type LucideIcon } from 'lucide-react';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './withdrawal-timeline.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX } as const;

/** What is still ahead is drawn as what it is. */
function stepIcon({ step, state }: WithdrawalStep): LucideIcon {
  if (state !== 'ahead') return ICONS[state];
  return step === 'sent' ? Send : Wallet;
}

/** A withdrawal as the platform tells it; `date` is when it was asked for, epoch ms or an instant's text. */
export type WithdrawalProgress = Pick<Transaction, 'status' | 'history' | 'currencyCode' | 'amount'> & {
  date: string | number;
};

/** What has happened to a withdrawal, where it is and what comes next (PAY-10). */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: WithdrawalProgress }) {
  const twoTimes = useFormatLocalAndUtc();
  const name = useStepNames(withdrawal);
  const { status, history, date } = withdrawal;
  return (
    <ol className={styles.steps}>
      {withdrawalSteps({ status, history }).map((step, place) => {
        const Icon = stepIcon(step);
        const at = place === 0 ? new Date(date).getTime() : step.at;
        return (
          <li
            key={step.step}
            className={styles.step[step.state]}
            {...(step.state === 'now' && { 'aria-current': 'step' })}
          >
            <Icon size={16} aria-hidden className={styles.icon[step.state]} />
            <span className={styles.name}>{name(step)}</span>
            {at === null ? null : <span className={styles.clock}>{twoTimes(at)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function useStepNames({ currencyCode, amount: moved }: WithdrawalProgress): (step: WithdrawalStep) => string {
  const { i18n } = useLingui();
  const amount = useMoneyFormatter(currencyCode)(Math.abs(moved));
  return ({ step, state }) => i18n._({ ...withdrawalStepMessages[step][state], values: { amount } });
}
