import { platformClock } from '@baize/browser/clock';
import { countdown, nextBoundary } from '@baize/domain/accumulator';
import { formatClock, formatDeadline, type Deadline } from '@baize/i18n/formats';
import { useNow, useZone } from '@baize/page/clock';
import { useLingui } from '@lingui/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const HALF_HOUR = 30 * 60_000;

/** The time left to the next count. */
export interface TimeLeft {
  minutes: number;
  seconds: number;
}

/** When the next count is; the same for half an hour. */
export interface CountTimes {
  next: Deadline;
  /** When the running half hour began, on the player's clock. */
  since: string;
}

export type CountdownView = TimeLeft & CountTimes;

/** Counts down to the next :00 or :30 of the player's clock, every second; null until clock and zone are known. */
export function useTimeLeft(): TimeLeft | null {
  const now = useNow({ every: 'second' });
  const zone = useZone();
  return now === null || zone === null ? null : countdown({ now, zone });
}

/** When the next count is; renders once per half hour, and not with the seconds. */
export function useCountTimes(): CountTimes | null {
  const zone = useZone();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const read = useCallback(
    () => (zone === null ? null : nextBoundary({ now: platformClock.now(), zone })),
    [zone],
  );
  const instant = useSyncExternalStore(onSecond, read, nothing);
  return useMemo(() => {
    if (zone === null || instant === null) return null;
    return {
      next: formatDeadline({ instant, zone, locale }),
      since: formatClock({ instant: instant - HALF_HOUR, zone, locale }),
    };
  }, [zone, instant, locale]);
}

const onSecond = (listener: () => void) => platformClock.everySecond(listener);
const nothing = () => null;
