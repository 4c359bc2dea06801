import type { CryptoDepositStep } from '@baize/domain/crypto-deposit';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleX, Clock, Wallet } from 'lucide-react';
import * as styles from '../results/result.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX, ahead: Wallet } as const;

/** Where a deposit by crypto is: created, seen on the network, confirmed, credited (beyond 7). */
export function CryptoSteps({ steps }: { steps: readonly CryptoDepositStep[] }) {
  const { t } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const seen = {
    done: t({ id: 'crypto.step.seen', message: 'Seen on the network' }),
    now: t({ id: 'crypto.step.seen.now', message: 'Waiting for your transfer' }),
    ahead: t({ id: 'crypto.step.seen.now', message: 'Waiting for your transfer' }),
    ended: t({ id: 'crypto.step.seen.ended', message: 'No transfer seen' }),
  };
  const confirmed = t({ id: 'crypto.step.confirmed', message: 'Confirmed by the network' });
  const confirming = {
    done: confirmed,
    now: t({ id: 'crypto.step.confirmed.now', message: 'Waiting for confirmations' }),
    ahead: confirmed,
    ended: t({ id: 'crypto.step.confirmed.ended', message: 'Not confirmed' }),
  };
  const name = ({ step, state }: CryptoDepositStep) =>
    ({
      created: t({ id: 'deposit.step.created', message: 'Created' }),
      seen: seen[state],
      confirmed: confirming[state],
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
