import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { PaymentLink } from './payment-link.tsx';
import { usePaymentAction } from './use-payment-action.ts';
import { AuthButtons } from './header-account.tsx';

const BalancePill = lazy(() => import('./header-balance.tsx').then((m) => ({ default: m.BalancePill })));

/** The end of the panel's top row. */
export function PanelTopAccount() {
  const { t } = useLingui();
  const { to, name, Icon, variant } = usePaymentAction(useStoredExclusionStatus());
  if (useSession().phase !== 'signed-in') return <AuthButtons />;
  return (
    <>
      {to === 'deposit' ? (
        <PaymentLink to="withdraw" className={buttonClass({ variant: 'outline', size: 'medium' })}>
          {t({ id: 'nav.withdraw', message: 'Withdraw' })}
        </PaymentLink>
      ) : null}
      <PaymentLink to={to} className={buttonClass({ variant, size: 'medium' })}>
        <Icon size={18} aria-hidden />
        {name}
      </PaymentLink>
    </>
  );
}

/** The end of the phone's header: the balance leads to the deposit. */
export function PanelPhoneAccount() {
  if (useSession().phase !== 'signed-in') return <AuthButtons />;
  return (
    <PlayerBoundary>
      <BalancePill />
    </PlayerBoundary>
  );
}
