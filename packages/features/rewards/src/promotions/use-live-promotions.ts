import { afterPress } from '@baize/shell/after-press';
import { lateCode } from '@baize/shell/late-code';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdFocus } from './hold-focus.ts';

type View = Awaited<ReturnType<typeof load>>;

/** The list for whoever looks: its code on the way, here, or not to be had for now. */
export type LivePromotionsCode = { kind: 'waiting' | 'failed' } | { kind: 'here'; View: View };

const WAITING: LivePromotionsCode = { kind: 'waiting' };

const load = async () => (await import('./live-promotions.tsx')).LivePromotions;

/**
 * Fetches the list for whoever looks once it is wanted, and gives it once the page is ready for it. Until then what stands stays:
 * nothing flickers, and what is being pressed is pressed to the end; the keyboard stays where it stood.
 */
export function useLivePromotions({
  isWanted,
  isReady,
}: {
  isWanted: boolean;
  isReady: boolean;
}): LivePromotionsCode {
  const [code, setCode] = useState(WAITING);
  const [given, give] = useState(WAITING);
  const standAgain = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    const update = (next: LivePromotionsCode) => isMounted && setCode(next);
    const problem = 'The list of promotions did not load.';
    void lateCode(load, { problem, failed: () => update({ kind: 'failed' }) }).then((View) =>
      update({ kind: 'here', View }),
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    afterPress(() => {
      if (!isCurrent) return;
      standAgain.current = holdFocus();
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
  return isWanted && isReady ? given : WAITING;
}
