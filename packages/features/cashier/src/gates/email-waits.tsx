import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import * as styles from './gate-card.css.ts';
import { VerifyEmail } from './verify-email.tsx';

/**
 * Said before anything is typed: only the platform knows whether it takes a deposit of a player whose address is not
 * confirmed, and it says so by refusing one (PAY-08).
 */
export function EmailWaits() {
  return (
    <Alert tone="info" icon={<MailCheck />}>
      <div className={styles.news}>
        <p className={styles.words}>
          <Trans id="deposit.email.waits">
            Your e-mail address is not confirmed yet. Until it is, a deposit may be refused and nothing can be
            withdrawn.
          </Trans>
        </p>
        <VerifyEmail variant="outline" />
      </div>
    </Alert>
  );
}
