import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { ClosedNote, useModalClosedReason } from '@baize/links/entry-access';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { lines } from '../form/form.css.ts';
import type { FormFailure } from '../form/form-failure.ts';
import { useSwapModal } from '../form/swap-modal.tsx';
import { setLoginHint } from '../login/login-hint.ts';
import { useSignUpLink, useSignUpModal } from './sign-up-link.ts';

/** The answer to a sign-up was lost: nobody says that it failed, nor that it went well. The login tells. */
export function SignUpUnconfirmed({ failure: { cause }, name }: { failure: FormFailure; name: string }) {
  const { t, i18n } = useLingui();
  const happened = cause === 'recaptcha' ? 'error.general' : cause;
  return (
    <Alert tone="warning" announce="now">
      <div className={lines}>
        <strong>
          {t({
            id: 'sign-up.lost.title',
            message: 'No answer came, so we do not know whether your account was opened.',
          })}
        </strong>
        <span>{i18n._(otherErrorMessages[happened])}</span>
        <span>
          {name === ''
            ? t({
                id: 'sign-up.lost.nameless',
                message:
                  'If it was, its user name and password did not reach you and nobody can use it. Press Join again to open another.',
              })
            : t({
                id: 'sign-up.lost.log-in',
                message: `If it was, you can log in as ${name} with the password you chose. If that does not work, press Join again. What you typed is still here, and you cannot get two accounts.`,
              })}
        </span>
        {name === '' ? null : <LoginLink name={name} />}
      </div>
    </Alert>
  );
}

/** The second try found the account of the first. */
export function AccountAlreadyCreated({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <Alert tone="info" announce="now">
      <div className={lines}>
        <strong>{t({ id: 'sign-up.lost.found', message: `There is an account for ${name} by now.` })}</strong>
        <span>
          {t({
            id: 'sign-up.lost.found.text',
            message:
              'Most likely it is the one you have just opened, and only its answer was lost. Log in with the password you chose.',
          })}
        </span>
        <LoginLink name={name} />
      </div>
    </Alert>
  );
}

function LoginLink({ name }: { name: string }) {
  const { t } = useLingui();
  const swap = useSwapModal();
  const link = useSignUpLink();
  const modal = useSignUpModal();
  const closed = useModalClosedReason('login');
  if (closed !== undefined) return <ClosedNote reason={closed} />;
  return (
    <div>
      <Button
        size="small"
        variant="outline"
        onClick={() => {
          setLoginHint({ name, after: 'lost-sign-up', ...(link === 'linked' && { link }) });
          swap({ from: modal, to: 'login' });
        }}
      >
        {t({ id: 'sign-up.lost.to-login', message: 'Log in with it' })}
      </Button>
    </div>
  );
}
