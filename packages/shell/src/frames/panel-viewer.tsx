import { buttonClass } from '@baize/ui/button';
import { lazy } from 'react';
import { MoneyLink } from '../money/money-link.tsx';
import { useMoneyWay } from '../money/money-way.ts';
import { useKnownSafety } from '../player/known-safety.ts';
import { PlayerIsland } from '../player/player-island.tsx';
import { useSession } from '../session/session.ts';
import { WaysIn } from './viewer.tsx';

const BalancePill = lazy(() => import('./player-bits.tsx').then((m) => ({ default: m.BalancePill })));

/** The end of the panel's top row. */
export function TopViewer() {
  const { to, name, Icon, variant } = useMoneyWay(useKnownSafety());
  if (useSession().phase !== 'signed-in') return <WaysIn />;
  return (
    <MoneyLink to={to} className={buttonClass({ variant, size: 'medium' })}>
      <Icon size={18} aria-hidden />
      {name}
    </MoneyLink>
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
