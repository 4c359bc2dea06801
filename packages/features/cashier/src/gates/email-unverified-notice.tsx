import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import * as styles from './gate-card.css.ts';
import { VerifyEmailButton } from './verify-email-button.tsx';

/** A first deposit is taken without a confirmed address: what waits for it is said before the payment (PAY-08). */
export function EmailUnverifiedNotice() {
  return (
    <Alert tone="info" icon={<MailCheck />}>
      <div className={styles.notice}>
        <p className={styles.text}>
          <Trans id="deposit.email.first">
            Your first deposit needs no confirmed e-mail address. Your next deposit and every withdrawal do.
          </Trans>
        </p>
        <VerifyEmailButton variant="outline" />
      </div>
    </Alert>
  );
}
