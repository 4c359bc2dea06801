import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import * as styles from './gate-card.css.ts';
import { VerifyEmailButton } from './verify-email-button.tsx';

/**
 * Said before anything is typed: only the platform knows whether it takes a deposit of a player whose address is not
 * confirmed, and it says so by refusing one (PAY-08).
 */
export function EmailUnverifiedNotice() {
  return (
    <Alert tone="info" icon={<MailCheck />}>
      <div className={styles.notice}>
        <p className={styles.text}>
          <Trans id="deposit.email.unverified">
            Your e-mail address is not confirmed yet. Until it is, a deposit may be refused and nothing can be
            withdrawn.
          </Trans>
        </p>
        <VerifyEmailButton variant="outline" />
      </div>
    </Alert>
  );
}
