import { ModalLink } from '@baize/links';
import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { DepositSkeleton } from './deposit-skeleton.tsx';

const DepositDesk = lazy(() =>
  import('./deposit-controller.tsx').then((part) => ({ default: part.DepositController })),
);

interface ViewerDepositProps {
  /** Receives whether the form is there. */
  onFormChange?: ((hasForm: boolean) => void) | undefined;
}

/** A player's deposit, a visitor's way in, and empty boxes while nobody knows who is looking. */
export function ViewerDeposit({ onFormChange }: ViewerDepositProps) {
  const { phase } = useSession();
  if (phase === 'signed-out') return <VisitorDeposit />;
  return (
    <PlayerBoundary fallback={<DepositSkeleton />} errorFallback={<DepositFailed />}>
      <DepositDesk onFormChange={onFormChange} />
    </PlayerBoundary>
  );
}

function VisitorDeposit() {
  const { t } = useLingui();
  return (
    <EmptyState
      illustration={<Illustration name="login" />}
      title={<Trans id="deposit.visitor.title">Log in to deposit</Trans>}
      action={
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      }
    >
      <Trans id="deposit.visitor.text">
        Payment methods depend on your country and currency, so we show them once you are logged in.
      </Trans>
    </EmptyState>
  );
}

function DepositFailed() {
  return (
    <EmptyState
      illustration={<Illustration name="failed" />}
      title={<Trans id="deposit.failed.title">The cashier did not load</Trans>}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          <Trans id="button.try-again">Try again</Trans>
        </Button>
      }
    >
      <Trans id="deposit.methods.failed.text">Nothing was paid. Your balance has not changed.</Trans>
    </EmptyState>
  );
}
