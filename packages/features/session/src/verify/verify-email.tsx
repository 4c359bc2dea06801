import { verifyEmailMutation } from '@baize/api/queries/password';
import { afterEmailVerification, afterExpiredVerification } from '@baize/domain/page-paths';
import { useLocalizedPath, ModalLink } from '@baize/links';
import { useApi } from '@baize/player';
import { Button, buttonClass } from '@baize/ui/button';
import { Spinner } from '@baize/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDesignVariant } from '../form/design-variant.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { formFailure, type FormFailure } from '../form/form-failure.ts';
import { methods } from '../form/form.css.ts';
import { discardLinkToken } from '../form/link-token.ts';
import { setLoginHint } from '../login/login-hint.ts';

/** A link is followed once, however often its page is drawn. */
let followed: string | null = null;

/** Confirms the address of a mailed link and leads on (NAV-05). */
export function VerifyEmail({ token }: { token: string | null }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const confirm = useConfirm(setFailure);
  const start = useEffectEvent((given: string) => void confirm(given));
  useEffect(() => {
    if (token === null || followed === token) return;
    followed = token;
    start(token);
  }, [token]);

  if (token === null) {
    return (
      <>
        <p>
          {t({
            id: 'verify.incomplete',
            message: 'This link is incomplete. Open it from the e-mail again, or have a new one sent.',
          })}
        </p>
        <ModalLink modal="verify-email-expired" className={buttonClass({ variant: 'primary' })}>
          {t({ id: 'verify.resend', message: 'Send a new link' })}
        </ModalLink>
      </>
    );
  }
  if (failure === null) {
    return (
      <p role="status">
        <Spinner size={20} />{' '}
        {t({ id: 'verify.pending', message: 'One moment, your address is being confirmed.' })}
      </p>
    );
  }
  return (
    <>
      <FailureAlert
        failure={failure}
        message={t({
          id: 'verify.failed',
          message: 'Your address could not be confirmed just now. The link still works; try again.',
        })}
      />
      <div className={methods}>
        <Button
          onClick={() => {
            setFailure(null);
            void confirm(token);
          }}
        >
          {t({ id: 'msg.try.again', message: 'Try again' })}
        </Button>
      </div>
    </>
  );
}

function useConfirm(failed: (failure: FormFailure) => void) {
  const { mutateAsync } = useMutation(verifyEmailMutation(useApi()));
  const localize = useLocalizedPath();
  const variant = useDesignVariant();
  const navigate = useNavigate();
  const leadTo = (path: string) => {
    discardLinkToken();
    void navigate(localize(path), { replace: true });
  };
  return async (token: string) => {
    try {
      await mutateAsync({ token });
      setLoginHint({ name: '', after: 'verified' });
      leadTo(afterEmailVerification({ variant }));
    } catch (problem) {
      const failure = formFailure(problem);
      if (failure.code === 'TOKEN_EXPIRED') leadTo(afterExpiredVerification({ variant }));
      else failed(failure);
    }
  };
}
