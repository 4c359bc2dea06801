import { rakebackDaysQuery } from '@baize/api/queries/rakeback-days';
import { buildRakebackCalendar, type CalendarCell } from '@baize/domain/rakeback-calendar';
import { isActionBlocked, type ExclusionStatus } from '@baize/domain/self-exclusion';
import { useApi, usePlayer, useExclusionStatus } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useConfirmedClaims } from '../claim/use-confirmed-claims.ts';
import { mergeConfirmedClaims, type RakebackDayWithReference } from '../claim/merge-confirmed-claims.ts';
import { useLocalDay, type LocalDay } from './use-local-day.ts';

export interface LoadedCalendar {
  kind: 'known';
  day: LocalDay;
  cells: readonly CalendarCell[];
  /** Who has shut themselves out claims nothing (SES-09). */
  safety: ExclusionStatus;
  /** The platform's number of a day's payment, once it is told. */
  getReference(cell: CalendarCell): string | null;
}

export type RakebackCalendar = { kind: 'loading' } | { kind: 'failed'; retry(): void } | LoadedCalendar;

/** After these the player is told, though the reading still tries again by itself. */
const SILENT_FAILURES = 1;

/**
 * The player's 28 days: what the platform said last, what this browser knows to be paid since, and
 * the player's own day. A poll that fails leaves the days as they were.
 */
export function useRakebackCalendar(): RakebackCalendar {
  const day = useLocalDay();
  const userId = usePlayer()?.getUser.userId ?? null;
  const settled = useConfirmedClaims(userId);
  const safety = useExclusionStatus();
  const select = useCallback(
    (days: readonly RakebackDayWithReference[]) => {
      if (!day) return null;
      const known = mergeConfirmedClaims(days, settled);
      const { start: now, zone } = day;
      const all = buildRakebackCalendar({ days: known, now, zone, signedIn: true });
      const cells = isActionBlocked({ state: safety, action: 'claim' }) ? all.map(lockClaim) : all;
      return { known, cells };
    },
    [day, settled, safety],
  );
  // A day that is as it was stays the very same cell: the query shares what `select` returns.
  const { data, failureCount, isError, refetch } = useQuery({ ...rakebackDaysQuery(useApi()), select });

  return useMemo((): RakebackCalendar => {
    if (data && day) {
      const { known, cells } = data;
      const getReference = ({ date, bonusId }: CalendarCell) =>
        known.find((other) => other.canClaimDate === date && other.bonusId === bonusId)?.reference ?? null;
      return { kind: 'known', day, cells, safety, getReference };
    }
    if (isError || failureCount > SILENT_FAILURES) return { kind: 'failed', retry: () => void refetch() };
    return { kind: 'loading' };
  }, [data, day, safety, isError, failureCount, refetch]);
}

/** A day that could be claimed is locked, and keeps its amount: it runs still, so nothing of it is missed (look §8). */
function lockClaim(cell: CalendarCell): CalendarCell {
  const open = cell.state === 'last-chance' || cell.state === 'claimable';
  return { ...cell, state: open ? 'locked' : cell.state, showButton: false };
}
