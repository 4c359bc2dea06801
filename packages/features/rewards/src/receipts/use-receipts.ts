import { rakebackDaysQuery } from '@baize/api/queries/rakeback-days';
import { claimReceipts, type ClaimReceipt } from '@baize/domain/claim-receipts';
import { useApi, usePlayer } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfirmedClaims } from '../claim/use-confirmed-claims.ts';
import { mergeConfirmedClaims } from '../claim/merge-confirmed-claims.ts';

/** The player's receipts, as far as the days are read. */
export type ReceiptsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; receipts: readonly ClaimReceipt[] };

/** A receipt of every paid day, also of one that this browser has just claimed. Inside a `PlayerBoundary`. */
export function useReceipts(): ReceiptsState {
  const userId = usePlayer()?.getUser.userId ?? null;
  const { data: days, isError, refetch } = useQuery(rakebackDaysQuery(useApi()));
  const settled = useConfirmedClaims(userId);
  return useMemo((): ReceiptsState => {
    if (days) return { kind: 'known', receipts: claimReceipts(mergeConfirmedClaims(days, settled)) };
    return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  }, [days, settled, isError, refetch]);
}
