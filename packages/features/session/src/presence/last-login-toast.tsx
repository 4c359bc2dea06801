import { useLastLogin, type LastLoginText } from '@baize/player/last-login';
import { takeLoginResponse } from '@baize/player/session';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

const TOAST = 'last-login';

/** Its facts in one line; where the line breaks, the dot ends a line and never begins one. */
export function lastLoginText({ when, location, ip }: LastLoginText): string {
  return [when, location, ip].filter((fact) => fact !== null).join('\u00a0· ');
}

/**
 * After a login: when and from where the account was used before, so that a stranger's visit is seen (SES-13). As long as
 * it stands it follows the page's language, which the account may change.
 */
export function LastLoginToast() {
  const { t } = useLingui();
  const last = useLastLogin();
  const title = t({ id: 'account.last-login', message: 'Last login' });
  const tell = useEffectEvent(() => {
    if (!last) return;
    const text = lastLoginText(last);
    const standing = toasts.list().find(({ id }) => id === TOAST);
    const told = standing ? standing.title === title && standing.text === text : !takeLoginResponse();
    if (!told) toasts.add({ id: TOAST, tone: 'info', title, text });
  });
  useEffect(() => tell(), [last, title]);
  return null;
}
