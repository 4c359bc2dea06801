import type { DepositStep } from '@baize/domain/deposit-payment';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleX, Clock, Wallet } from 'lucide-react';
import * as styles from '../receipt/result.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX, ahead: Wallet } as const;

interface TimelineProps {
  steps: readonly DepositStep[];
  /** Whose turn it may be while the payment is open: how long a player takes nobody can say. */
  waitsFor: 'player' | 'provider';
}

/** Where a payment is: created, confirmed by the bank, with the provider, credited (beyond 7). */
export function Timeline({ steps, waitsFor }: TimelineProps) {
  const { t } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const provider = {
    done: t({ id: 'deposit.step.provider.done', message: 'Confirmed by the provider' }),
    now:
      waitsFor === 'player'
        ? t({ id: 'deposit.step.player.now', message: 'To be confirmed at the provider or your bank' })
        : t({ id: 'deposit.step.provider.now', message: 'Waiting for the provider' }),
    ahead: t({ id: 'deposit.step.provider.now', message: 'Waiting for the provider' }),
    ended: t({ id: 'deposit.step.provider.ended', message: 'Ended at the provider' }),
  };
  const name = (step: DepositStep) =>
    ({
      created: t({ id: 'deposit.step.created', message: 'Created' }),
      bank: t({ id: 'deposit.step.bank', message: 'You were at your bank' }),
      provider: provider[step.state],
      credited: t({ id: 'deposit.step.credited', message: 'Credited to your balance' }),
    })[step.step];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const Icon = ICONS[step.state];
        return (
          <li key={step.step} className={styles.step}>
            <span className={styles.dot[step.state]} aria-hidden>
              <Icon size={16} />
            </span>
            <span className={step.state === 'ahead' ? styles.ahead : styles.stepName}>
              {name(step)}
              {step.at === null ? null : <span className={styles.stepNote}>{twoTimes(step.at)}</span>}
              {step.state === 'now' && waitsFor === 'provider' ? (
                <span className={styles.stepNote}>
                  <Trans id="deposit.step.wait">Usually a few minutes</Trans>
                </span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
