import { safetyEndsOf, usePlayer } from '@baize/shell/player';
import { useWallet, type PlayerPurse } from '@baize/shell/wallet';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { PlaceArt } from '@baize/ui/place-art';
import { Trans } from '@lingui/react/macro';
import type { UserDetails } from '@baize/api/calls/session';
import { useEffect } from 'react';
import { ActiveBonusStrip } from '../active-bonus/active-bonus-strip.tsx';
import { EmailWaits } from '../gates/email-waits.tsx';
import { GateCard } from '../gates/gate-card.tsx';
import { useGates } from '../gates/use-gates.ts';
import { useDepositLimits } from '../limit-bar/use-deposit-limits.ts';
import { useMethods } from '../methods/use-methods.ts';
import { useAwaited, useBonusOffers } from '../offers/use-bonus-choice.ts';
import { ProfileStep } from '../profile-step/profile-step.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import * as styles from './deposit.css.ts';

/** Told whether something shuts the deposit; what stands around the form then goes with it. */
type OnShut = ((shut: boolean) => void) | undefined;

/** A player's deposit, inside a `PlayerIsland`: what stands against it, or the form (PAY-01 … PAY-08). */
export function DepositDesk({ onShut }: { onShut?: OnShut }) {
  const player = usePlayer();
  const wallet = useWallet();
  if (!player || !wallet) return <DepositWaiting />;
  return <DeskOf key={player.getUser.userId} player={player} purse={wallet.shown} onShut={onShut} />;
}

interface DeskOfProps {
  player: UserDetails;
  purse: PlayerPurse;
  onShut: OnShut;
}

function DeskOf({ player, purse, onShut }: DeskOfProps) {
  const limits = useDepositLimits();
  const { gates, refusal, refusedUntil, refuse, again } = useGates(limits);
  const [gate] = gates;
  const shut = gate !== undefined && gate !== 'address';
  useEffect(() => {
    onShut?.(shut);
    return () => onShut?.(false);
  }, [shut, onShut]);
  if (gate === 'address') return <ProfileStep user={player.getUser} />;
  if (gate !== undefined) {
    const ends = gate === 'limit-reached' ? (limits[0]?.endsAt ?? null) : safetyEndsOf(player);
    const until = refusedUntil ?? ends;
    const timed = gate === 'self-excluded' || gate === 'frozen' || gate === 'limit-reached';
    return (
      <div className={styles.parts}>
        <ActiveBonusStrip />
        <GateCard
          gate={gate}
          until={timed ? until : null}
          onAgain={timed && refusal === null ? undefined : again}
          announce={refusal === null ? 'quietly' : 'now'}
        />
      </div>
    );
  }
  return (
    <div className={styles.parts}>
      <ActiveBonusStrip />
      {player.getUser.isEmailVerified ? null : <EmailWaits />}
      <Methods key={purse.currencyCode} purse={purse} limits={limits} onRefused={refuse} />
    </div>
  );
}

function Methods(desk: {
  purse: PlayerPurse;
  limits: ReturnType<typeof useDepositLimits>;
  onRefused(code: string, until: number | null): void;
}) {
  const { purse, limits, onRefused } = desk;
  const methods = useMethods(purse.currencyCode);
  const offers = useBonusOffers(purse.currencyCode);
  const awaitsOffers = useAwaited(offers);
  if (methods.kind === 'loading' || (methods.kind === 'known' && awaitsOffers)) return <DepositWaiting />;
  if (methods.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          picture={<PlaceArt place="failed" />}
          title={<Trans id="deposit.methods.failed.title">The ways to pay could not be read</Trans>}
          action={
            <Button variant="secondary" onClick={methods.retry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="deposit.methods.failed.text">Nothing was paid. Your balance is as it was.</Trans>
        </EmptyState>
      </div>
    );
  }
  if (methods.methods.length === 0) {
    return (
      <EmptyState
        picture={<PlaceArt place="search" />}
        title={<Trans id="deposit.methods.none.title">No way to pay fits your account</Trans>}
      >
        <Trans id="deposit.methods.none.text">
          The methods depend on your country and currency. Support can tell you which will come.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <DepositForm
      methods={methods.methods}
      state={methods.state}
      currency={purse.currencyCode}
      crypto={purse.crypto}
      limits={limits}
      offers={offers}
      onRefused={onRefused}
    />
  );
}
