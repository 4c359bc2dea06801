import type { CryptoDepositStep } from '@baize/domain/crypto-deposit';
import { cryptoStepMessages } from '@baize/i18n/catalogue/crypto-steps';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleX, Clock, Wallet } from 'lucide-react';
import * as styles from '../receipt/result.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX, ahead: Wallet } as const;

/** Where a deposit by crypto is: created, seen on the network, confirmed, credited (beyond 7). */
export function CryptoSteps({ steps }: { steps: readonly CryptoDepositStep[] }) {
  const { i18n, t } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const name = ({ step, state }: CryptoDepositStep) =>
    ({
      created: t({ id: 'deposit.step.created', message: 'Created' }),
      seen: i18n._(cryptoStepMessages.seen[state]),
      confirmed: i18n._(cryptoStepMessages.confirmed[state]),
      credited: t({ id: 'deposit.step.credited', message: 'Credited to your balance' }),
    })[step];
  return (
    <ol className={styles.steps}>
      {steps.map((one) => {
        const { step, state, at } = one;
        const Icon = ICONS[state];
        return (
          <li key={step} className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot[state]} aria-hidden>
              <Icon size={16} />
            </span>
            <span className={state === 'ahead' ? styles.ahead : styles.stepName}>
              {name(one)}
              {at === null ? null : <span className={styles.stepNote}>{twoTimes(at)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
