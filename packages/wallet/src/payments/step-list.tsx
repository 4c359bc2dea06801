import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { getStepIcon, type PaymentStep } from './payment-steps.ts';
import * as styles from './step-list.css.ts';

interface NamedStep extends PaymentStep {
  name: string;
  /** When it came to be so, epoch ms. */
  at?: number | null;
  /** What it waits for. */
  note?: string | null;
}

/** The steps of a payment, one below the other. */
export function StepList({ steps }: { steps: readonly NamedStep[] }) {
  const twoTimes = useFormatLocalAndUtc();
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, state, name, at = null, note = null }) => {
        const Icon = getStepIcon({ step, state });
        return (
          <li key={step} className={styles.step} {...(state === 'now' && { 'aria-current': 'step' })}>
            <span className={styles.dot[state]} aria-hidden>
              <Icon size={16} />
            </span>
            <span className={styles.name[state]}>{name}</span>
            {at === null ? null : (
              <time dateTime={new Date(at).toISOString()} className={styles.note}>
                {twoTimes(at)}
              </time>
            )}
            {note === null ? null : <span className={styles.note}>{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
