import { usePlayer, usePromoSuppression } from '@baize/player';
import { PlayerProviders } from '@baize/player/player-providers';
import type { ReactNode } from 'react';

/**
 * Lets an offer through to visitors and to players it may be shown to, with the currency amounts are asked in. Where a
 * player is excluded, frozen or at a limit, or that cannot be read, nothing stands there (beyond 15).
 */
export function PromoGate({
  viewer,
  waiting,
  children,
}: {
  viewer: 'visitor' | 'player';
  waiting: ReactNode;
  children(currency: string | undefined): ReactNode;
}) {
  return (
    <PlayerProviders>
      {viewer === 'visitor' ? children(undefined) : <PlayerGate waiting={waiting}>{children}</PlayerGate>}
    </PlayerProviders>
  );
}

function PlayerGate({
  waiting,
  children,
}: {
  waiting: ReactNode;
  children(currency: string | undefined): ReactNode;
}) {
  const { kind } = usePromoSuppression();
  const currency = usePlayer()?.getUser.userWallet.currencyCode;
  if (kind === 'unknown') return waiting;
  return kind === 'open' ? children(currency) : null;
}
