import { useEffect, useState } from 'react';

const STAYS = 6000;
const LEAVES = 200;

/**
 * When a message goes by itself: after 6 s in which nobody points at it or is in it. `lasting` ones
 * wait to be closed. `leave` starts the 200 ms farewell, after which `gone` is told.
 */
export function useDeparture({ lasting, gone }: { lasting: boolean; gone(): void }) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (held || lasting || leaving) return undefined;
    const timer = setTimeout(() => setLeaving(true), STAYS);
    return () => clearTimeout(timer);
  }, [held, lasting, leaving]);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(gone, LEAVES);
    return () => clearTimeout(timer);
  }, [leaving, gone]);
  return {
    leaving,
    leave: () => setLeaving(true),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
