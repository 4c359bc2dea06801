import { closedDomainMessages } from '@baize/i18n/catalogue/access';
import { PathLink } from '@baize/links';
import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/page/brand';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { signInByHandover, useSession } from '@baize/player/session';
import { LanguageButton } from '@baize/shell/language-button';
import { Alert } from '@baize/ui/alert';
import { buttonClass } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLoginOff } from '../access/use-login-off.ts';
import { form } from '../form/form.css.ts';
import { useFocusAfterLogin } from '../form/use-focus-after-login.ts';
import { useSignedOutForm } from '../form/use-signed-out-form.ts';
import { arrivedHandover } from '../mirrors/handover-store.ts';
import { clearLoginHint, readLoginHint } from './login-hint.ts';
import { LoginSteps, type LoginStep } from './login-steps.tsx';
import { SessionExpiredNotice, useSessionExpired } from './session-expired-notice.tsx';

const HandoverLogin = lazy(async () => ({
  default: await (await import('../lazy-dialogs.ts')).loadHandoverLogin(),
}));

/** The login over the page, for whoever is not signed in. */
export function LoginDialog(modal: ModalProps) {
  return useSignedOutForm(modal) ? <Login {...modal} /> : null;
}

/** It goes once the player is in, and what was under it is still there. */
function Login({ open, close, onExited }: ModalProps) {
  const { t, i18n } = useLingui();
  const { phase } = useSession();
  const [hint] = useState(readLoginHint);
  const [handover] = useState(arrivedHandover.get);
  const [step, setStep] = useState<LoginStep>('password');
  const off = useLoginOff();
  const { isExpired, dismiss } = useSessionExpired();
  const done = useEffectEvent(close);
  useEffect(clearLoginHint, []);
  useEffect(() => arrivedHandover.clear(), []);
  const steps = <LoginSteps hint={hint} onStep={setStep} />;
  useEffect(() => {
    if (open && phase === 'signed-in') done();
  }, [open, phase]);
  return (
    <Dialog
      open={open}
      onClose={() => {
        dismiss();
        close();
      }}
      onExited={onExited}
      title={
        step === 'code'
          ? t({ id: 'login.code.title', message: 'Enter your code' })
          : t({ id: 'login.title', message: 'Log in' })
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      headerAction={<LanguageButton variant="icon" />}
      width="alert"
      finalFocus={useFocusAfterLogin()}
    >
      {off ? (
        <div className={form}>
          <Alert>{i18n._(closedDomainMessages.loginOff)}</Alert>
          <PathLink to="/genuine-site" className={buttonClass({ variant: 'outline' })}>
            {t({ id: 'login.off.list', message: 'See the official addresses' })}
          </PathLink>
        </div>
      ) : (
        <div className={form}>
          {isExpired && phase !== 'signed-in' ? <SessionExpiredNotice /> : null}
          {handover === null ? (
            steps
          ) : (
            <SectionErrorBoundary fallback={steps}>
              <Suspense>
                <HandoverLogin handover={handover} redeem={signInByHandover}>
                  {steps}
                </HandoverLogin>
              </Suspense>
            </SectionErrorBoundary>
          )}
        </div>
      )}
    </Dialog>
  );
}
