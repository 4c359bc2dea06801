import { usePromoSuppression } from '@baize/player';
import type { ReactNode } from 'react';

/** A signed-in player's half of `UnlessSuppressed`; it brings the query cache with it. */
export function UnlessPlayerSuppressed({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { kind } = usePromoSuppression();
  if (kind === 'silent') return null;
  return kind === 'unknown' ? fallback : children;
}
