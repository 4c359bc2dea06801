import { useOnline } from '@baize/page/online';
import { usePlayer } from '@baize/player';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { withdrawalLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { useIsAbandoned } from '../intent/use-is-abandoned.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import type { ResendAction } from './unresolved-withdrawal.tsx';
import { OfflineNote } from './offline-note.tsx';
import * as styles from './withdraw-bar.css.ts';

interface ResendBarProps {
  sent: PaymentIntent;
  /** Null where it cannot be sent again from here. */
  again: ResendAction | null;
  shape: 'page' | 'dialog';
}

/** In the place of the way to the review: the withdrawal without an answer is sent again as it was (PAY-09, HTTP-05). */
export function ResendBar({ sent, again, shape }: ResendBarProps) {
  const { t } = useLingui();
  const online = useOnline();
  const userId = usePlayer()?.getUser.userId ?? null;
  const isAbandoned = useIsAbandoned({ lockName: withdrawalLockName(userId), tab: sent.tab });
  return (
    <div className={styles.bar[shape]} data-frame-foot="">
      <Button
        type="submit"
        // Nobody is urged to send again what may be on its way.
        variant="outline"
        size="large"
        className={styles.button}
        disabled={!online || !isAbandoned || again === null}
        pending={again?.isPending ?? false}
        pendingLabel={t({ id: 'withdraw.pending', message: 'Sending' })}
      >
        {isAbandoned ? (
          <span>
            <Trans id="withdraw.unknown.resend">
              Send the same <MoneyAmount value={sent.amount} currency={sent.currency} /> withdrawal again
            </Trans>
          </span>
        ) : (
          <Trans id="withdraw.other-tab.waiting">Waiting for the answer</Trans>
        )}
      </Button>
      <OfflineNote />
    </div>
  );
}
