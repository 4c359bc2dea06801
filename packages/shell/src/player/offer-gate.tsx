import type { PromoSilence } from '@baize/domain/promo-silence';
import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from '../errors/part-boundary.tsx';
import { useSession } from '../session/session.ts';
import * as css from './offer-gate.css.ts';

const KnownOffers = lazy(async () => ({ default: (await import('./known-offers.tsx')).KnownOffers }));

export interface OfferGateProps {
  children: ReactNode;
  /** The page's head where its children are not shown. */
  head: ReactNode;
  waiting: ReactNode;
  renderFailed(retry: () => void): ReactNode;
  renderSilent(silence: PromoSilence): ReactNode;
}

/**
 * A page that only offers: drawn by the server for everybody, shown to a player when it is known that it may be, and
 * in place of it why not. What cannot be read keeps it closed (beyond 15).
 */
export function OfferGate({ children, ...instead }: OfferGateProps) {
  const { phase } = useSession();
  if (phase !== 'signed-in') {
    return (
      <>
        <div className={css.everybody}>{children}</div>
        {phase === 'starting' ? <div className={css.withSession}>{instead.waiting}</div> : null}
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
    <PartBoundary fallback={part(instead.renderFailed(() => window.location.reload()))}>
      <Suspense fallback={part(instead.waiting)}>
        <KnownOffers {...instead}>{children}</KnownOffers>
      </Suspense>
    </PartBoundary>
  );
}
