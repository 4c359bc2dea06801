import { ModalLink } from '@baize/shell/modals';
import { PlayerIsland } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { PlaceArt } from '@baize/ui/place-art';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { DepositWaiting } from './deposit-waiting.tsx';

const DepositDesk = lazy(() => import('./deposit-desk.tsx').then((part) => ({ default: part.DepositDesk })));

interface ViewerDepositProps {
  /** Told whether something shuts the deposit of this player. */
  onShut?: ((shut: boolean) => void) | undefined;
}

/** A player's deposit, a visitor's way in, and empty boxes while nobody knows who is looking. */
export function ViewerDeposit({ onShut }: ViewerDepositProps) {
  const { phase } = useSession();
  if (phase === 'signed-out') return <VisitorDeposit />;
  return (
    <PlayerIsland fallback={<DepositWaiting />} failed={<DepositFailed />}>
      <DepositDesk onShut={onShut} />
    </PlayerIsland>
  );
}

function VisitorDeposit() {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<PlaceArt place="login" />}
      title={<Trans id="deposit.visitor.title">Log in to deposit</Trans>}
      action={
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      }
    >
      <Trans id="deposit.visitor.text">
        The ways to pay depend on your country and currency, so we show them once we know you.
      </Trans>
    </EmptyState>
  );
}

function DepositFailed() {
  return (
    <EmptyState
      picture={<PlaceArt place="failed" />}
      title={<Trans id="deposit.failed.title">The cashier did not load</Trans>}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          <Trans id="button.try-again">Try again</Trans>
        </Button>
      }
    >
      <Trans id="deposit.methods.failed.text">Nothing was paid. Your balance is as it was.</Trans>
    </EmptyState>
  );
}
