import { claimRakebackMutation } from '@baize/api/queries/claim-rakeback';
import { platformClock } from '@baize/browser/clock';
import { withTabLock } from '@baize/browser/tab-lock';
import type { ClaimVerdict } from '@baize/domain/claim';
import { claimRequest, type CalendarCell } from '@baize/domain/rakeback-calendar';
import { useApi, usePlayer } from '@baize/shell/player';
import { tellPush } from '@baize/shell/push';
import { report } from '@baize/shell/report';
import { useStableHandler } from '@baize/shell/stable-handler';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { deskOf } from './claim-desk.ts';
import { claimName, isSettled, keepSettled, type ClaimIdentity } from './settled-claims.ts';

/** How the last claim ended, until its last word is read. */
export interface ClaimEnding {
  cell: CalendarCell;
  verdict: ClaimVerdict;
  /** The device had no connection when the claim was made, or none when it ended. */
  offline: boolean;
  /** When the platform's answer was here, epoch ms. */
  at: number;
  /** False once its dialog is on its way out. */
  open: boolean;
}

export interface Claiming {
  /** Dates whose claim is on its way. */
  pending: ReadonlySet<string>;
  ending: ClaimEnding | null;
  /** The same function in every render, so that days render by what they are. */
  claim(cell: CalendarCell): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  forget(): void;
  retry(): void;
}

/**
 * Claims one day once: a second click, another view of this tab and another tab all wait for, or
 * learn of, the first (HTTP-05). A refused session is the session's own matter and ends here unsaid.
 */
export function useClaim({ cells, zone }: { cells: readonly CalendarCell[]; zone: string }): Claiming {
  const userId = usePlayer()?.getUser.userId ?? null;
  const desk = deskOf(useQueryClient());
  const underWay = useSyncExternalStore(desk.subscribe, desk.pending, desk.pending);
  const { mutateAsync } = useMutation(claimRakebackMutation(useApi()));
  const [ending, setEnding] = useState<ClaimEnding | null>(null);

  const asked = ({ userId: who }: ClaimIdentity, cell: CalendarCell) => ({
    userId: who,
    ask: claimRequest({ cell, now: platformClock.now(), zone }),
  });
  const send = async (identity: ClaimIdentity, cell: CalendarCell): Promise<ClaimVerdict> => {
    try {
      return await withTabLock(claimName(identity), async () =>
        isSettled(identity)
          ? { kind: 'already-claimed' }
          : settle(identity, cell, await mutateAsync(asked(identity, cell))),
      );
    } catch (problem) {
      report('A claim ended without a verdict.', problem);
      return { kind: 'unknown' };
    }
  };

  const claim = async (cell: CalendarCell) => {
    const identity = identify(cell, userId);
    if (!identity) return;
    const name = claimName(identity);
    if (!desk.begin(name)) return;
    const online = navigator.onLine;
    const verdict = await send(identity, cell);
    desk.end(name);
    if (verdict.kind !== 'session-ended') {
      setEnding({
        cell,
        verdict,
        offline: !(online && navigator.onLine),
        at: platformClock.now(),
        open: true,
      });
    }
  };

  const pending = useMemo(() => {
    const waiting = cells.filter((cell) => {
      const identity = identify(cell, userId);
      return identity !== null && underWay.has(claimName(identity));
    });
    return new Set(waiting.map(({ date }) => date));
  }, [cells, userId, underWay]);

  const claimNow = useStableHandler((cell: CalendarCell) => void claim(cell));

  const dismiss = () => setEnding((last) => last && { ...last, open: false });
  return {
    pending,
    ending,
    claim: claimNow,
    dismiss,
    forget: () => setEnding((last) => (last?.open ? last : null)),
    retry() {
      dismiss();
      if (ending) void claim(ending.cell);
    },
  };
}

function identify(cell: CalendarCell, userId: string | null): ClaimIdentity | null {
  return userId === null ? null : { userId, bonusId: cell.bonusId ?? '', date: cell.date };
}

/** What is certain is kept before the lock opens, so that the next tab finds it. */
function settle(identity: ClaimIdentity, cell: CalendarCell, verdict: ClaimVerdict): ClaimVerdict {
  if (verdict.kind === 'claimed' || verdict.kind === 'already-claimed') {
    const amount = verdict.kind === 'claimed' ? verdict.amount : cell.amount;
    const reference = verdict.kind === 'claimed' ? verdict.reference : undefined;
    const paidAt = new Date(platformClock.now()).toISOString();
    keepSettled({ ...identity, amount, paidAt, ...(reference !== undefined && { reference }) });
  }
  if (verdict.kind === 'claimed')
    tellPush({ event: 'CLAIM', userId: identity.userId, id: claimName(identity) });
  return verdict;
}
