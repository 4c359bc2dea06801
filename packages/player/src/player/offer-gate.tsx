import type { PromoSuppression } from '@baize/domain/promo-suppression';
import { lazy, Suspense, type ReactNode } from 'react';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { useSession } from '../session/session.ts';
import { useStoredExclusionStatus } from './exclusion-status.ts';
import * as css from './offer-gate.css.ts';

const PlayerOffers = lazy(async () => ({ default: (await import('./player-offers.tsx')).PlayerOffers }));

export interface OfferGateProps {
  children: ReactNode;
  /** The page's head where its children are not shown. */
  head: ReactNode;
  fallback: ReactNode;
  renderError(retry: () => void): ReactNode;
  renderSuppressed(silence: PromoSuppression): ReactNode;
}

/**
 * A page that only offers: drawn by the server for everybody, shown to a player when it is known that it may be, and
 * in place of it why not. What cannot be read keeps it closed, and so does a lock that ended a session here (beyond 15).
 */
export function OfferGate({ children, ...instead }: OfferGateProps) {
  const { phase } = useSession();
  const lock = useStoredExclusionStatus();
  if (phase !== 'signed-in') {
    if (lock !== 'free') return instead.renderSuppressed({ reason: lock, until: null });
    return (
      <>
        <div className={css.withoutSession} data-offer="">
          {children}
        </div>
        {phase === 'starting' ? <div className={css.withSession}>{instead.fallback}</div> : null}
      </>
    );
  }
  const { head } = instead;
  const part = (shown: ReactNode) => (
    <>
      {head}
      {shown}
    </>
  );
  return (
    <SectionErrorBoundary fallback={part(instead.renderError(() => window.location.reload()))}>
      <Suspense fallback={part(instead.fallback)}>
        <PlayerOffers {...instead}>{children}</PlayerOffers>
      </Suspense>
    </SectionErrorBoundary>
  );
}
