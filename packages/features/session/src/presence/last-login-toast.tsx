import { useLastLogin, type LastLoginWords } from '@baize/shell/last-login';
import { takeLogin } from '@baize/shell/session';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

/** Its facts in one line; where the line breaks, the dot ends a line and never begins one. */
export function lastLoginText({ when, location, ip }: LastLoginWords): string {
  return [when, location, ip].filter((fact) => fact !== null).join('\u00a0· ');
}

/** After a login: when and from where the account was used before, so that a stranger's visit is seen (SES-13). */
export function LastLoginToast() {
  const { t } = useLingui();
  const last = useLastLogin();
  const tell = useEffectEvent(() => {
    if (!last || !takeLogin()) return;
    toasts.add({
      id: 'last-login',
      tone: 'info',
      title: t({ id: 'account.last-login', message: 'Last login' }),
      text: lastLoginText(last),
    });
  });
  useEffect(() => tell(), [last]);
  return null;
}
