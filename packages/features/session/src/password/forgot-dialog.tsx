import { forgotPasswordMutation } from '@baize/api/queries/password';
import { useModalClosedReason } from '@baize/links/entry-access';
import { usePage } from '@baize/page';
import type { ModalProps } from '@baize/page/brand';
import { useApi } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { SegmentedControl } from '@baize/ui/segmented-control';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MailCheck, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { foot, form, tray } from '../form/form.css.ts';
import { SwapLink, useSwapModal } from '../form/swap-modal.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import { ForgotForm } from './forgot-form.tsx';

type ForgotMethod = 'email' | 'phone';

/** The way back in for who forgot their password (PRF-06). */
export function ForgotDialog(modal: ModalProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...modal} title={t({ id: 'login.forgot', message: 'Forgot your password?' })}>
      <Forgot />
    </FormDialog>
  );
}

function Forgot() {
  const { t } = useLingui();
  const { useSMSResetPassword: bySms } = usePage().settings;
  const { mutateAsync } = useMutation(forgotPasswordMutation(useApi()));
  const [way, setWay] = useState<ForgotMethod>('email');
  const [sent, setSent] = useState<{ to: string; by: ForgotMethod } | null>(null);
  const asking = { onSubmit: mutateAsync, onSent: (to: string) => setSent({ to, by: way }) };
  if (sent) return <Sent {...sent} onResend={() => setSent(null)} />;
  return (
    <div className={form}>
      {bySms ? (
        <div className={tray}>
          <SegmentedControl
            label={t({ id: 'forgot.method', message: 'How we reach you' })}
            value={way}
            onValueChange={(next) => setWay(next)}
            options={[
              { value: 'email', label: t({ id: 'sign-up.method.email', message: 'E-mail' }) },
              { value: 'phone', label: t({ id: 'sign-up.method.phone', message: 'Phone' }) },
            ]}
          />
        </div>
      ) : null}
      {way === 'phone' ? <ForgotByPhone {...asking} /> : <ForgotForm {...asking} />}
      <p className={foot}>
        <SwapLink from="forgot-password" to="login" className={linkClass}>
          {t({ id: 'forgot.back', message: 'Back to log in' })}
        </SwapLink>
      </p>
    </div>
  );
}

/** The answer is the same whether there is such an account or not. */
function Sent({ to, by, onResend }: { to: string; by: ForgotMethod; onResend(): void }) {
  const { t } = useLingui();
  const swap = useSwapModal();
  const isLoginOff = useModalClosedReason('login') !== undefined;
  const said =
    by === 'email'
      ? t({
          id: 'forgot.sent',
          message: `If ${to} belongs to an account, we have sent a link to it. The link works for one hour. Check your junk mail, too.`,
        })
      : t({
          id: 'forgot.sent.phone',
          message: `If ${to} belongs to an account, we have sent a code to it. The code works for 15 minutes.`,
        });
  return (
    <div className={form}>
      <Alert tone="success" announce="now" icon={by === 'email' ? <MailCheck /> : <MessageSquareText />}>
        {said}
      </Alert>
      {by === 'email' && isLoginOff ? null : (
        <Button
          onClick={() => swap({ from: 'forgot-password', to: by === 'email' ? 'login' : 'reset-password' })}
        >
          {by === 'email'
            ? t({ id: 'forgot.back', message: 'Back to log in' })
            : t({ id: 'forgot.enter-code', message: 'Enter the code' })}
        </Button>
      )}
      <Button variant="ghost" onClick={onResend}>
        {t({ id: 'forgot.again', message: 'Didn’t receive it? Send it again' })}
      </Button>
    </div>
  );
}
