import { countdown, nextBoundary } from '@baize/domain/accumulator';
import { formatClock, formatDeadline, type Deadline } from '@baize/i18n/formats';
import { useNow, useZone } from '@baize/shell/clock';
import { useLingui } from '@lingui/react';

const HALF_HOUR = 30 * 60_000;

/** The time left to the next count, and its two times. */
export interface CountdownView {
  minutes: number;
  seconds: number;
  next: Deadline;
  /** When the running half hour began, on the player's clock. */
  since: string;
}

/** Counts down to the next :00 or :30 of the player's clock; null until clock and zone are known. */
export function useCountdown(): CountdownView | null {
  const now = useNow({ every: 'second' });
  const zone = useZone();
  const { i18n } = useLingui();
  if (now === null || zone === null) return null;
  const { minutes, seconds } = countdown({ now, zone });
  const instant = nextBoundary({ now, zone });
  const ask = { zone, locale: i18n.locale };
  return {
    minutes,
    seconds,
    next: formatDeadline({ instant, ...ask }),
    since: formatClock({ instant: instant - HALF_HOUR, ...ask }),
  };
}
