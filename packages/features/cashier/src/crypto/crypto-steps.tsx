import type { CryptoStep } from '@baize/domain/crypto-deposit';
import { formatClockSecond } from '@baize/i18n/formats';
import { useZone } from '@baize/shell/clock';
import { useLocale } from '@baize/shell/page';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleX, Clock, Wallet } from 'lucide-react';
import * as styles from '../results/result.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX, ahead: Wallet } as const;

/** Where a deposit by crypto is: created, seen on the network, confirmed, credited (beyond 7). */
export function CryptoSteps({ steps }: { steps: readonly CryptoStep[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const zone = useZone();
  const names = {
    created: t({ id: 'deposit.step.created', message: 'Created' }),
    seen: t({ id: 'crypto.step.seen', message: 'Seen on the network' }),
    confirmed: t({ id: 'crypto.step.confirmed', message: 'Confirmed by the network' }),
    credited: t({ id: 'deposit.step.credited', message: 'Credited to your balance' }),
  };
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, state, at }) => {
        const Icon = ICONS[state];
        return (
          <li key={step} className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot[state]} aria-hidden>
              <Icon size={16} />
            </span>
            <span className={state === 'ahead' ? styles.ahead : styles.stepName}>{names[step]}</span>
            {at === null || zone === null ? null : (
              <bdi dir="ltr" className={styles.clock}>
                {formatClockSecond({ instant: at, zone, locale })}
              </bdi>
            )}
          </li>
        );
      })}
    </ol>
  );
}
