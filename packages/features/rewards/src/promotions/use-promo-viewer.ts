import { useHydrated } from '@baize/shell/clock';
import { useSession } from '@baize/shell/session';
import type { PromoViewer } from './promo-action.tsx';

/** Who an offer is for. Nothing of anybody is drawn by the server. */
export function usePromoViewer(): PromoViewer {
  const hydrated = useHydrated();
  const { phase } = useSession();
  if (!hydrated || phase === 'starting') return 'unknown';
  return phase === 'signed-in' ? 'player' : 'visitor';
}
