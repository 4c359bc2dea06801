import { usePromoSilence } from '@baize/shell/player';
import type { ReactNode } from 'react';

/** A signed-in player's half of `UnlessSilent`; it brings the query cache with it. */
export function PlayerCalls({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { kind } = usePromoSilence();
  if (kind === 'silent') return null;
  return kind === 'unknown' ? waiting : children;
}
