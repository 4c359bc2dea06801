import type { OfferGateProps } from './offer-gate.tsx';
import { PlayerProviders } from './player-providers.tsx';
import { usePromoSilence } from './use-promo-silence.ts';

/** What an `OfferGate` shows a player. */
export function KnownOffers(props: OfferGateProps) {
  return (
    <PlayerProviders>
      <Known {...props} />
    </PlayerProviders>
  );
}

function Known({ children, head, waiting, renderFailed, renderSilent }: OfferGateProps) {
  const silence = usePromoSilence();
  if (silence.kind === 'open') return children;
  if (silence.kind === 'silent') return renderSilent(silence);
  return (
    <>
      {head}
      {silence.kind === 'failed' ? renderFailed(silence.retry) : waiting}
    </>
  );
}
