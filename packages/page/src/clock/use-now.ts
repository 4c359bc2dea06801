import { platformClock } from '@baize/browser/clock';
import { useEffect, useState } from 'react';

const STEP = { second: 1_000, minute: 60_000 } as const;

/**
 * The platform's time, null on the server and in the first render: the page's HTML knows no now.
 * It is cut to the step asked for, so a view renders once per step and no more.
 */
export function useNow({ every }: { every: keyof typeof STEP }): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => {
      const instant = platformClock.now();
      setNow(instant - (instant % STEP[every]));
    };
    read();
    return platformClock.everySecond(read);
  }, [every]);
  return now;
}
