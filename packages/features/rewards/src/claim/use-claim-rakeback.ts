import { claimRakebackMutation } from '@baize/api/queries/claim-rakeback';
import { platformClock } from '@baize/browser/clock';
import { withTabLock } from '@baize/browser/tab-lock';
import type { RakebackClaimResult } from '@baize/domain/claim';
import { claimRequest, type CalendarCell } from '@baize/domain/rakeback-calendar';
import { report } from '@baize/page/report';
import { useStableHandler } from '@baize/page/stable-handler';
import { useApi, usePlayer } from '@baize/player';
import { queuePushEvent } from '@baize/player/push';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { getPendingClaims } from './pending-claims.ts';
import {
  getClaimKey,
  isClaimConfirmed,
  storeConfirmedClaim,
  type ClaimIdentity,
} from './confirmed-claims.ts';

/** How the last claim ended, until its last word is read. */
export interface FinishedClaim {
  cell: CalendarCell;
  verdict: RakebackClaimResult;
  /** The device had no connection when the claim was made, or none when it ended. */
  isOffline: boolean;
  /** When the platform's answer was here, epoch ms. */
  answeredAt: number;
  /** False once its dialog is on its way out. */
  isOpen: boolean;
}

export interface RakebackClaims {
  /** Dates whose claim is on its way. */
  pending: ReadonlySet<string>;
  result: FinishedClaim | null;
  /** The same function in every render, so that days render by what they are. */
  claim(cell: CalendarCell): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  reset(): void;
  retry(): void;
}

/**
 * Claims one day once: a second click, another view of this tab and another tab all wait for, or
 * learn of, the first (HTTP-05). A refused session is the session's own matter and ends here unsaid.
 */
export function useClaimRakeback({
  cells,
  zone,
}: {
  cells: readonly CalendarCell[];
  zone: string;
}): RakebackClaims {
  const userId = usePlayer()?.getUser.userId ?? null;
  const desk = getPendingClaims(useQueryClient());
  const underWay = useSyncExternalStore(desk.subscribe, desk.pending, desk.pending);
  const { mutateAsync } = useMutation(claimRakebackMutation(useApi()));
  const [result, setEnding] = useState<FinishedClaim | null>(null);

  const asked = ({ userId: who }: ClaimIdentity, cell: CalendarCell) => ({
    userId: who,
    request: claimRequest({ cell, now: platformClock.now(), zone }),
  });
  const send = async (identity: ClaimIdentity, cell: CalendarCell): Promise<RakebackClaimResult> => {
    try {
      return await withTabLock(getClaimKey(identity), async () =>
        isClaimConfirmed(identity)
          ? { kind: 'already-claimed' }
          : storeIfConfirmed(identity, cell, await mutateAsync(asked(identity, cell))),
      );
    } catch (problem) {
      report('A claim ended without a verdict.', problem);
      return { kind: 'unknown' };
    }
  };

  const claim = async (cell: CalendarCell) => {
    const identity = identify(cell, userId);
    if (!identity) return;
    const name = getClaimKey(identity);
    if (!desk.start(name)) return;
    const online = navigator.onLine;
    const verdict = await send(identity, cell);
    desk.end(name);
    if (verdict.kind !== 'session-ended') {
      setEnding({
        cell,
        verdict,
        isOffline: !(online && navigator.onLine),
        answeredAt: platformClock.now(),
        isOpen: true,
      });
    }
  };

  const pending = useMemo(() => {
    const waiting = cells.filter((cell) => {
      const identity = identify(cell, userId);
      return identity !== null && underWay.has(getClaimKey(identity));
    });
    return new Set(waiting.map(({ date }) => date));
  }, [cells, userId, underWay]);

  const claimNow = useStableHandler((cell: CalendarCell) => void claim(cell));

  const dismiss = () => setEnding((last) => last && { ...last, isOpen: false });
  return {
    pending,
    result,
    claim: claimNow,
    dismiss,
    reset: () => setEnding((last) => (last?.isOpen ? last : null)),
    retry() {
      dismiss();
      if (result) void claim(result.cell);
    },
  };
}

function identify(cell: CalendarCell, userId: string | null): ClaimIdentity | null {
  return userId === null ? null : { userId, bonusId: cell.bonusId ?? '', date: cell.date };
}

/** What is certain is kept before the lock opens, so that the next tab finds it. */
function storeIfConfirmed(
  identity: ClaimIdentity,
  cell: CalendarCell,
  verdict: RakebackClaimResult,
): RakebackClaimResult {
  if (verdict.kind === 'claimed' || verdict.kind === 'already-claimed') {
    const amount = verdict.kind === 'claimed' ? verdict.amount : cell.amount;
    const reference = verdict.kind === 'claimed' ? verdict.reference : undefined;
    const paidAt = new Date(platformClock.now()).toISOString();
    storeConfirmedClaim({ ...identity, amount, paidAt, ...(reference !== undefined && { reference }) });
  }
  if (verdict.kind === 'claimed')
    queuePushEvent({ event: 'CLAIM', userId: identity.userId, id: getClaimKey(identity) });
  return verdict;
}
