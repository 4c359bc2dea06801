import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { lazy } from 'react';
import { ModalLink } from '../modals/modal-link.tsx';
import { PlayerIsland } from '../player/player-island.tsx';
import { useSession } from '../session/session.ts';
import { visitorOnly } from './frame.css.ts';

const HeaderPlayer = lazy(() => import('./player-bits.tsx').then((m) => ({ default: m.HeaderPlayer })));

/** The end of the header: the ways in for a visitor, the wallet and the account for a player. */
export function HeaderViewer() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return <WaysIn />;
  return (
    <PlayerIsland>
      <HeaderPlayer />
    </PlayerIsland>
  );
}

export function WaysIn() {
  const { t } = useLingui();
  return (
    <div className={visitorOnly}>
      <ModalLink modal="login" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t({ id: 'nav.log-in', message: 'Log in' })}
      </ModalLink>
      <ModalLink modal="sign-up" className={buttonClass({ variant: 'primary', size: 'small' })}>
        {t({ id: 'nav.join', message: 'Join' })}
      </ModalLink>
    </div>
  );
}
