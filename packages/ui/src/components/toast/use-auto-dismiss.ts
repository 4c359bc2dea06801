import { useEffect, useState } from 'react';

const VISIBLE_MS = 6000;
const EXIT_MS = 200;

/**
 * When a message goes by itself: after 6 s in which nobody points at it or is in it. `lasting` ones
 * wait to be closed. `leave` starts the 200 ms farewell, after which `gone` is told.
 */
export function useAutoDismiss({ persistent, onDismissed }: { persistent: boolean; onDismissed(): void }) {
  const [held, setHeld] = useState(false);
  const [isDismissing, setLeaving] = useState(false);
  useEffect(() => {
    if (held || persistent || isDismissing) return undefined;
    const timer = setTimeout(() => setLeaving(true), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [held, persistent, isDismissing]);
  useEffect(() => {
    if (!isDismissing) return undefined;
    const timer = setTimeout(onDismissed, EXIT_MS);
    return () => clearTimeout(timer);
  }, [isDismissing, onDismissed]);
  return {
    leaving: isDismissing,
    dismiss: () => setLeaving(true),
    pause: () => setHeld(true),
    resume: () => setHeld(false),
  };
}
