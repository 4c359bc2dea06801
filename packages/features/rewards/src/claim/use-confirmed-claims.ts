import { storedAtom } from '@baize/page/stored-atom';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { confirmedClaims, type ConfirmedClaim } from './confirmed-claims.ts';

const settledAtom = storedAtom(confirmedClaims);

/** The claims of this player that are certain to be paid, whichever tab made them. */
export function useConfirmedClaims(userId: string | null): readonly ConfirmedClaim[] {
  const claims = useAtomValue(settledAtom);
  return useMemo(() => claims.filter((claim) => claim.userId === userId), [claims, userId]);
}
