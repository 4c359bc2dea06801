import { platformClock } from '@baize/browser/clock';
import { localDate, startOfDay } from '@baize/domain/zone';
import { useZone } from '@baize/page/clock';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The player's calendar day by the platform's clock. */
export interface LocalDay {
  date: string;
  zone: string;
  /** Its first instant; every rule of a day gives the same answer all day long. */
  start: number;
}

/** Moves on at local midnight, also after sleep or a corrected clock; null until zone and clock are known. */
export function useLocalDay(): LocalDay | null {
  const zone = useZone();
  const read = useCallback(
    () => (zone === null ? null : localDate({ instant: platformClock.now(), zone })),
    [zone],
  );
  const date = useSyncExternalStore(onSecond, read, nothing);
  return useMemo(
    () => (zone === null || date === null ? null : { date, zone, start: startOfDay({ date, zone }) }),
    [zone, date],
  );
}

const onSecond = (listener: () => void) => platformClock.everySecond(listener);
const nothing = () => null;
