import { storedAtom } from '@baize/shell/stored-atom';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { settledClaims, type SettledClaim } from './settled-claims.ts';

const settledAtom = storedAtom(settledClaims);

/** The claims of this player that are certain to be paid, whichever tab made them. */
export function useSettledClaims(userId: string | null): readonly SettledClaim[] {
  const claims = useAtomValue(settledAtom);
  return useMemo(() => claims.filter((claim) => claim.userId === userId), [claims, userId]);
}
