import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { loadWithRetry } from '@baize/page/load-with-retry';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { captureFocus } from './capture-focus.ts';

type View = Awaited<ReturnType<typeof load>>;

/** The list for whoever looks: its code on the way, here, or not to be had for now. */
export type LivePromotionsModule = { kind: 'waiting' | 'failed' } | { kind: 'here'; View: View };

const WAITING: LivePromotionsModule = { kind: 'waiting' };

const load = async () => (await import('./live-promotions.tsx')).LivePromotions;

/**
 * Fetches the list for whoever looks once it is wanted, and gives it once the page is ready for it. Until then what stands stays:
 * nothing flickers, and what is being pressed is pressed to the end; the keyboard stays where it stood.
 */
export function useLivePromotions({
  isEnabled,
  isReady,
}: {
  isEnabled: boolean;
  isReady: boolean;
}): LivePromotionsModule {
  const [code, setCode] = useState(WAITING);
  const [given, give] = useState(WAITING);
  const standAgain = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isMounted = true;
    const update = (next: LivePromotionsModule) => isMounted && setCode(next);
    const message = 'The list of promotions did not load.';
    void loadWithRetry(load, { message, onError: () => update({ kind: 'failed' }) }).then((View) =>
      update({ kind: 'here', View }),
    );
    return () => {
      isMounted = false;
    };
  }, [isEnabled]);
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    validateOnBlur(() => {
      if (!isCurrent) return;
      standAgain.current = captureFocus();
      give(code);
    })();
    return () => {
      isCurrent = false;
    };
  }, [isReady, code]);
  useLayoutEffect(() => {
    standAgain.current?.();
    standAgain.current = null;
  }, [given]);
  // Whoever has signed out waits for the visitor's list as everybody does.
  return isEnabled && isReady ? given : WAITING;
}
