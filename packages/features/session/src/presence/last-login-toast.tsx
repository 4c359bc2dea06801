import { useLastLogin } from '@baize/shell/last-login';
import { takeLogin } from '@baize/shell/session';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

/** After a login: when and from where the account was used before, so that a stranger's visit is seen (SES-13). */
export function LastLoginToast() {
  const { t } = useLingui();
  const last = useLastLogin();
  const tell = useEffectEvent(() => {
    if (!last || !takeLogin()) return;
    const text = [last.when, last.location, last.ip].filter((fact) => fact !== null).join(' · ');
    toasts.add({
      id: 'last-login',
      tone: 'info',
      title: t({ id: 'account.last-login', message: 'Last login' }),
      text,
    });
  });
  useEffect(() => tell(), [last]);
  return null;
}
