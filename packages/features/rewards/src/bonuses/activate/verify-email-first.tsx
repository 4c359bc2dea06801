import { resendVerificationMutation } from '@baize/api/queries/password';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { displayEmail } from '@baize/domain/validation';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useApi, usePlayer } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import * as styles from '../actions/bonus-action-parts.css.ts';

type VerifyStatus = 'none' | 'sent' | 'not-sent' | 'not-yet' | 'not-read';

/** Asks to confirm the e-mail address before a bonus is activated, and goes on once it is (PRO-06). */
export function VerifyEmailFirst(ask: { name: string; onVerified(): void; onClose(): void }) {
  const api = useApi();
  const cache = useQueryClient();
  const email = displayEmail(usePlayer()?.getUser.email);
  const resend = useMutation(resendVerificationMutation(api));
  const [news, setNews] = useState<VerifyStatus>('none');
  const [checking, setChecking] = useState(false);

  const send = async () => {
    setNews('none');
    try {
      await resend.mutateAsync({ email: null });
      setNews('sent');
    } catch {
      setNews('not-sent');
    }
  };
  const check = async () => {
    setNews('none');
    setChecking(true);
    try {
      const { getUser } = await cache.query({ ...userDetailsQuery(api), staleTime: 0, retry: false });
      if (getUser.isEmailVerified) ask.onVerified();
      else setNews('not-yet');
    } catch {
      setNews('not-read');
    } finally {
      setChecking(false);
    }
  };

  return (
    <>
      <VerifyEmailPrompt name={ask.name} email={email} />
      <div className={styles.notice} role="status">
        <VerifyStatusMessage news={news} />
      </div>
      <div className={styles.actions}>
        <Button
          variant={news === 'sent' ? 'outline' : 'primary'}
          icon={<MailCheck />}
          pending={resend.isPending}
          onClick={() => void send()}
        >
          {news === 'sent' ? (
            <Trans id="bonus.verify.again">Send it once more</Trans>
          ) : (
            <Trans id="bonus.verify.send">Send me the link</Trans>
          )}
        </Button>
        <Button
          variant={news === 'sent' ? 'primary' : 'outline'}
          pending={checking}
          onClick={() => void check()}
        >
          <Trans id="bonus.verify.check">I have confirmed it</Trans>
        </Button>
      </div>
    </>
  );
}

function VerifyStatusMessage({ news }: { news: VerifyStatus }) {
  const { i18n } = useLingui();
  switch (news) {
    case 'none':
      return null;
    case 'sent':
      return (
        <Alert tone="success" icon={<MailCheck />}>
          <Trans id="bonus.verify.sent">
            If the address still waits to be confirmed, a new link is on its way to it. Look among your junk
            mail, too.
          </Trans>
        </Alert>
      );
    case 'not-sent':
      return <Alert tone="danger">{i18n._(otherErrorMessages['error.resend'])}</Alert>;
    case 'not-yet':
      return (
        <Alert tone="info">
          <Trans id="bonus.verify.not-yet">
            The address is not confirmed yet. Open the link in the mail, then come back here.
          </Trans>
        </Alert>
      );
    case 'not-read':
      return (
        <Alert tone="warning">
          <Trans id="bonus.verify.not-read">
            We could not look. Nothing is lost: please try again in a moment.
          </Trans>
        </Alert>
      );
  }
}

function VerifyEmailPrompt({ name, email }: { name: string; email: string }) {
  const bonus = <bdi>{name}</bdi>;
  return (
    <p className={styles.copy}>
      {email === '' ? (
        <Trans id="bonus.verify.no-address">
          {bonus} can be activated once an e-mail address of yours is confirmed. Add one in your profile
          first.
        </Trans>
      ) : (
        <Trans id="bonus.verify.text">
          {bonus} can be activated once you have confirmed that <bdi dir="ltr">{email}</bdi> is yours. We send
          a link that lasts 24 hours and works once. Your bonus waits meanwhile.
        </Trans>
      )}
    </p>
  );
}
