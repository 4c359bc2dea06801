import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { useSuppressionStatus } from '@baize/player/exclusion-status';
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
  const { t, i18n } = useLingui();
  // Nobody is asked to come and pay in where an account has been locked.
  const isLocked = useSuppressionStatus() === 'locked';
  return (
    <EmptyState
      illustration={<Illustration name="login" />}
      title={
        isLocked ? (
          t({ id: 'hero.break', message: 'Your break comes first' })
        ) : (
          <Trans id="deposit.visitor.title">Log in to deposit</Trans>
        )
      }
      action={
        <ModalLink modal="login" className={buttonClass({ variant: isLocked ? 'outline' : 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      }
    >
      {isLocked ? (
        i18n._(blockedMessages.locked)
      ) : (
        <Trans id="deposit.visitor.text">
          Payment methods depend on your country and currency, so we show them once you are logged in.
        </Trans>
      )}
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
