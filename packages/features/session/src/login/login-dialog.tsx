import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/shell/brand';
import { LanguageButton } from '@baize/shell/language-button';
import { signIn, useSession } from '@baize/shell/session';
import { Dialog } from '@baize/ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { LoginForm } from './login-form.tsx';

/** The login over the page; it goes once the player is in, and what was under it is still there. */
export function LoginDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const { phase } = useSession();
  const done = useEffectEvent(close);
  useEffect(() => {
    if (open && phase === 'signed-in') done();
  }, [open, phase]);
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'login.title', message: 'Log in' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      headAction={<LanguageButton looks="icon" />}
      width="alert"
    >
      <LoginForm submit={signIn} />
    </Dialog>
  );
}
