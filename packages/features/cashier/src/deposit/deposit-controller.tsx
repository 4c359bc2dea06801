import { exclusionEndsAt, usePlayer } from '@baize/player';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { useWallets, type PlayerCurrencyWallet } from '@baize/wallet';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserDetails } from '@baize/api/endpoints/session';
import { useEffect, useState } from 'react';
import { ActiveBonusStrip } from '../active-bonus/active-bonus-strip.tsx';
import { EmailUnverifiedNotice } from '../gates/email-unverified-notice.tsx';
import { GateCard, type GateCardProps } from '../gates/gate-card.tsx';
import { useDepositGates } from '../gates/use-deposit-gates.ts';
import { useDepositLimits } from '../limit-bar/use-deposit-limits.ts';
import { usePaymentMethods } from '../methods/use-payment-methods.ts';
import { WalletSelect } from '../money/wallet-select.tsx';
import { useOffersDelay, useBonusOffers } from '../offers/use-bonus-offers.ts';
import { ProfileStep } from '../profile-step/profile-step.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositSkeleton } from './deposit-skeleton.tsx';
import * as styles from './deposit.css.ts';
import type { SubmittedPayment } from './submitted-alert.tsx';
import { PaymentsBeforeGate } from './payments-before-gate.tsx';
import { useListDelay } from '../intent/latest-deposits.ts';
import { useOpenPayments } from '../intent/use-open-payments.ts';

/** Receives whether the form is there: what surrounds it goes with it where a gate or a payment's result takes its place. */
type OnFormChange = ((hasForm: boolean) => void) | undefined;

/** A player's deposit, inside a `PlayerBoundary`: what stands against it, or the form (PAY-01 … PAY-08). */
export function DepositController({ onFormChange }: { onFormChange?: OnFormChange }) {
  const player = usePlayer();
  const wallet = useWallets();
  if (!player || !wallet) return <DepositSkeleton />;
  return (
    <GatedDeposit
      key={player.getUser.userId}
      player={player}
      wallet={wallet.selected}
      onFormChange={onFormChange}
    />
  );
}

interface GatedDepositProps {
  player: UserDetails;
  wallet: PlayerCurrencyWallet;
  onFormChange: OnFormChange;
}

function GatedDeposit({ player, wallet, onFormChange }: GatedDepositProps) {
  const { t } = useLingui();
  const limits = useDepositLimits();
  const { gates, refusal, refusedUntil, refuse, recheck } = useDepositGates(limits);
  const [submitted, setSubmitted] = useState<SubmittedPayment | null>(null);
  const [gate] = gates;
  const isBlocked = gate !== undefined && gate !== 'address';
  const hasForm = !isBlocked && submitted === null;
  useEffect(() => {
    onFormChange?.(hasForm);
    return () => onFormChange?.(true);
  }, [hasForm, onFormChange]);
  if (gate === 'address')
    return (
      <div className={styles.sections}>
        <PaymentsBeforeGate />
        <ProfileStep user={player.getUser} />
      </div>
    );
  if (gate !== undefined) {
    const limit = gate === 'limit-reached' ? limits[0] : undefined;
    const ends = gate === 'limit-reached' ? (limit?.endsAt ?? null) : exclusionEndsAt(player);
    const timed = gate === 'self-excluded' || gate === 'frozen' || gate === 'limit-reached';
    return (
      <BlockedDeposit
        gate={gate}
        limit={limit?.left === 0 ? limit : undefined}
        until={timed ? (refusedUntil ?? ends) : null}
        onRecheck={timed && refusal === null ? undefined : recheck}
        announce={refusal === null ? 'quietly' : 'now'}
        submitted={submitted}
      />
    );
  }
  return (
    <div className={styles.sections}>
      <ActiveBonusStrip />
      {player.getUser.isEmailVerified ? null : <EmailUnverifiedNotice />}
      {submitted === null ? (
        <WalletSelect label={t({ id: 'deposit.wallet', message: 'Deposit into' })} />
      ) : null}
      <DepositFormLoader
        key={wallet.currencyCode}
        wallet={wallet}
        limits={limits}
        onRefused={refuse}
        onSubmitted={setSubmitted}
      />
    </div>
  );
}

/** What blocks the deposit, below the payments that go on without it. */
function BlockedDeposit({ submitted, ...gate }: GateCardProps & { submitted: SubmittedPayment | null }) {
  const { open } = useOpenPayments();
  return (
    <div className={styles.sections}>
      <PaymentsBeforeGate submitted={submitted} />
      <ActiveBonusStrip />
      <GateCard {...gate} hasOpenPayments={open.length > 0} />
    </div>
  );
}

interface DepositFormLoaderProps {
  wallet: PlayerCurrencyWallet;
  limits: ReturnType<typeof useDepositLimits>;
  onRefused(code: string, until: number | null): void;
  onSubmitted(submitted: SubmittedPayment | null): void;
}

function DepositFormLoader({ wallet, limits, onRefused, onSubmitted }: DepositFormLoaderProps) {
  const methods = usePaymentMethods(wallet.currencyCode);
  const offers = useBonusOffers(wallet.currencyCode);
  const awaitsOffers = useOffersDelay(offers);
  const awaitsList = useListDelay();
  if (methods.kind === 'loading' || (methods.kind === 'known' && (awaitsOffers || awaitsList)))
    return <DepositSkeleton />;
  if (methods.kind === 'failed') {
    return (
      <div role="alert">
        <PaymentsBeforeGate />
        <EmptyState
          illustration={<Illustration name="failed" />}
          title={<Trans id="deposit.methods.failed.title">Payment methods could not be loaded</Trans>}
          action={
            <Button variant="secondary" onClick={methods.retry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="deposit.methods.failed.text">Nothing was paid. Your balance has not changed.</Trans>
        </EmptyState>
      </div>
    );
  }
  if (methods.methods.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="search" />}
        title={<Trans id="deposit.methods.none.title">No payment method is available for your account</Trans>}
      >
        <Trans id="deposit.methods.none.text">
          Payment methods depend on your country and currency. Contact support to find out what will be
          available.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <DepositForm
      methods={methods.methods}
      state={methods.state}
      currency={wallet.currencyCode}
      crypto={wallet.crypto}
      limits={limits}
      offers={offers}
      onRefused={onRefused}
      onSubmitted={onSubmitted}
    />
  );
}
