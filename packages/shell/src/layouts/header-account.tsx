import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { lazy } from 'react';
import { ClosedNote, useModalClosedReason } from '@baize/links/entry-access';
import { ModalLink } from '@baize/links';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { playerRoom } from './basic-layout.css.ts';
import { visitorOnly } from './layout.css.ts';

const HeaderBalance = lazy(() => import('./header-balance.tsx').then((m) => ({ default: m.HeaderBalance })));

/** The end of the header: the ways in for a visitor, the wallet and the account for a player. */
export function HeaderAccount() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return <AuthButtons />;
  return (
    <PlayerBoundary fallback={<span className={playerRoom} />}>
      <HeaderBalance />
    </PlayerBoundary>
  );
}

/** A visitor's ways in, as far as they are open on this domain (MIR-04); in place of what is not, its reason. */
export function AuthButtons() {
  const { t } = useLingui();
  const loginOff = useModalClosedReason('login');
  return (
    <div className={visitorOnly}>
      {loginOff === undefined ? (
        <ModalLink modal="login" className={buttonClass({ variant: 'outline', size: 'small' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      ) : (
        <ClosedNote reason={loginOff} />
      )}
      <ModalLink
        modal="sign-up"
        className={buttonClass({ variant: 'primary', size: 'small' })}
        // Out of sight after an account was locked here: no second one is offered.
        data-offer=""
      >
        {t({ id: 'nav.join', message: 'Join' })}
      </ModalLink>
    </div>
  );
}
