import { resendVerificationMutation } from '@baize/api/queries/password';
import { displayEmail } from '@baize/domain/validation';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { PathLink } from '@baize/links';
import { useApi, usePlayer } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import * as styles from './gate-card.css.ts';

/** Sends the link that confirms the player's address; who has none adds it in the profile first (PAY-08). */
export function VerifyEmailButton({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const { i18n } = useLingui();
  const email = displayEmail(usePlayer()?.getUser.email);
  const resend = useMutation(resendVerificationMutation(useApi()));
  if (email === '') {
    return (
      <PathLink to="/profile2/my-profile" className={buttonClass({ variant })}>
        <Trans id="deposit.gate.add-email">Add an e-mail address</Trans>
      </PathLink>
    );
  }
  return (
    <div className={styles.notice}>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <Button
        variant={variant}
        icon={<MailCheck />}
        pending={resend.isPending}
        onClick={() => resend.mutate({ email: null })}
      >
        {resend.isSuccess ? (
          <Trans id="bonus.verify.again">Send it once more</Trans>
        ) : (
          <Trans id="bonus.verify.send">Send me the link</Trans>
        )}
      </Button>
      <div role="status">
        {resend.isSuccess ? (
          <Alert tone="success" icon={<MailCheck />}>
            <Trans id="bonus.verify.sent">
              If the address still waits to be confirmed, a new link is on its way to it. Look among your junk
              mail, too.
            </Trans>
          </Alert>
        ) : null}
        {resend.isError ? <Alert tone="danger">{i18n._(otherErrorMessages['error.resend'])}</Alert> : null}
      </div>
    </div>
  );
}
