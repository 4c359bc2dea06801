import { useLingui } from '@lingui/react/macro';

/** What a password's box says about itself, the same in every form. */
export function usePasswordLabels() {
  const { t } = useLingui();
  return {
    showLabel: t({ id: 'login.password.show', message: 'Show the password' }),
    hideLabel: t({ id: 'login.password.hide', message: 'Hide the password' }),
    capsLockLabel: t({ id: 'login.caps-lock', message: 'Caps lock is on' }),
  };
}
