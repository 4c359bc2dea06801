import type { DepositStep } from '@baize/domain/deposit-payment';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Check, CircleX, Clock, Wallet } from 'lucide-react';
import * as styles from '../receipt/result.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX, ahead: Wallet } as const;

interface Step {
  step: string;
  state: DepositStep['state'];
  name: string;
  /** When it came to be so, epoch ms. */
  at?: number | null;
  note?: string | null;
}

/** The stations of a payment, one below the other. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const twoTimes = useFormatLocalAndUtc();
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, state, name, at = null, note = null }) => {
        const Icon = ICONS[state];
        return (
          <li key={step} className={styles.step}>
            <span className={styles.dot[state]} aria-hidden>
              <Icon size={16} />
            </span>
            <span className={state === 'ahead' ? styles.ahead : styles.stepName}>
              {name}
              {at === null ? null : <span className={styles.stepNote}>{twoTimes(at)}</span>}
              {note === null ? null : <span className={styles.stepNote}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
