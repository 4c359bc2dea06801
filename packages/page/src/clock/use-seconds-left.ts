import { deviceClock } from '@baize/browser/clock';
import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Whole seconds until an instant of the device's clock, 0 once it has passed; for parts the server does not render. */
export function useSecondsLeft(instant: number): number {
  const [left, setLeft] = useState(() => secondsTo(instant));
  useEffect(() => {
    const read = () => setLeft(secondsTo(instant));
    read();
    return deviceClock.everySecond(read);
  }, [instant]);
  return left;
}

function secondsTo(instant: number): number {
  return Math.max(0, Math.ceil((instant - deviceClock.now()) / SECOND));
}
