import { ModalLink } from '@baize/links';
import { SectionLoadError } from '@baize/page/section-errors';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { formPlace } from './change-password.css.ts';

const ChangePasswordBody = lazy(async () => {
  const { loadPassword } = await import('../lazy-dialogs.ts');
  return { default: await loadPassword() };
});

/** The form to change a password, for any page of the player's; a visitor is shown the way in. */
export function ChangePassword() {
  const { t } = useLingui();
  if (useSession().phase === 'signed-out')
    return (
      <ModalLink modal="login" className={buttonClass()}>
        {t({ id: 'login.title', message: 'Log in' })}
      </ModalLink>
    );
  return (
    <PlayerBoundary fallback={<div className={formPlace} />} errorFallback={<SectionLoadError />}>
      <ChangePasswordBody />
    </PlayerBoundary>
  );
}
