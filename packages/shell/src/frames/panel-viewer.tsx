import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { PageLink } from '../links/page-link.tsx';
import { PlayerIsland } from '../player/player-island.tsx';
import { useSession } from '../session/session.ts';
import { WaysIn } from './viewer.tsx';

const BalancePill = lazy(() => import('./player-bits.tsx').then((m) => ({ default: m.BalancePill })));

/** The end of the panel's top row. */
export function TopViewer() {
  const { t } = useLingui();
  if (useSession().phase !== 'signed-in') return <WaysIn />;
  return (
    <PageLink to="deposit" className={buttonClass({ variant: 'primary', size: 'medium' })}>
      <Plus size={18} aria-hidden />
      {t({ id: 'nav.deposit', message: 'Deposit' })}
    </PageLink>
  );
}

/** The end of the phone's header: the balance leads to the deposit. */
export function PhoneViewer() {
  if (useSession().phase !== 'signed-in') return <WaysIn />;
  return (
    <PlayerIsland>
      <BalancePill />
    </PlayerIsland>
  );
}
