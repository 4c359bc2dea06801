import type { OfferGateProps } from './offer-gate.tsx';
import { PlayerProviders } from './player-providers.tsx';
import { usePromoSuppression } from './use-promo-suppression.ts';

/** What an `OfferGate` shows a player. */
export function PlayerOffers(props: OfferGateProps) {
  return (
    <PlayerProviders>
      <OffersByStatus {...props} />
    </PlayerProviders>
  );
}

function OffersByStatus({ children, head, fallback, renderError, renderSuppressed }: OfferGateProps) {
  const silence = usePromoSuppression();
  if (silence.kind === 'open') return children;
  if (silence.kind === 'silent') return renderSuppressed(silence);
  return (
    <>
      {head}
      {silence.kind === 'failed' ? renderError(silence.retry) : fallback}
    </>
  );
}
