import { useEffect, useState } from 'react';

const VISIBLE_MS = 6000;
const EXIT_MS = 200;

/**
 * When a message goes by itself: after 6 s in which nobody points at it or is in it. `persistent` ones wait to be closed.
 * `dismiss` starts the exit of 200 ms, after which `onDismissed` is called.
 */
export function useAutoDismiss({
  message,
  persistent,
  onDismissed,
}: {
  /** Another one in its place has the whole time again. */
  message: unknown;
  persistent: boolean;
  onDismissed(): void;
}) {
  const [current, setCurrent] = useState(message);
  const [held, setHeld] = useState(false);
  const [isDismissing, setLeaving] = useState(false);
  if (current !== message) {
    setCurrent(message);
    setLeaving(false);
  }
  useEffect(() => {
    if (held || persistent || isDismissing) return undefined;
    const timer = setTimeout(() => setLeaving(true), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [message, held, persistent, isDismissing]);
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
