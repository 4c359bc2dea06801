import { closedDomainMessages } from '@baize/i18n/catalogue/access';
import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/shell/brand';
import { LanguageButton } from '@baize/shell/language-button';
import { signIn, useSession } from '@baize/shell/session';
import { Alert } from '@baize/ui/alert';
import { Dialog } from '@baize/ui/dialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoginOff } from '../access/use-login-off.ts';
import { form } from '../form/form.css.ts';
import { useAfterEntry } from '../form/use-after-entry.ts';
import { useWantedForm } from '../form/use-wanted-form.ts';
import { LoginForm } from './login-form.tsx';
import { forgetLoginHint, readLoginHint } from './login-hint.ts';
import { SessionOver, useSessionOver } from './session-over.tsx';

/** The login over the page, for whoever is not signed in. */
export function LoginDialog(modal: ModalProps) {
  return useWantedForm(modal) ? <Login {...modal} /> : null;
}

/** It goes once the player is in, and what was under it is still there. */
function Login({ open, close, onExited }: ModalProps) {
  const { t, i18n } = useLingui();
  const { phase } = useSession();
  const [hint] = useState(readLoginHint);
  const off = useLoginOff();
  const { over, told } = useSessionOver();
  const done = useEffectEvent(close);
  useEffect(forgetLoginHint, []);
  useEffect(() => {
    if (open && phase === 'signed-in') done();
  }, [open, phase]);
  return (
    <Dialog
      open={open}
      onClose={() => {
        told();
        close();
      }}
      onExited={onExited}
      title={t({ id: 'login.title', message: 'Log in' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      headAction={<LanguageButton looks="icon" />}
      width="alert"
      finalFocus={useAfterEntry()}
    >
      {off ? (
        <Alert>{i18n._(closedDomainMessages.loginOff)}</Alert>
      ) : (
        <div className={form}>
          {over && phase !== 'signed-in' ? <SessionOver /> : null}
          <LoginForm submit={signIn} hint={hint} />
        </div>
      )}
    </Dialog>
  );
}
