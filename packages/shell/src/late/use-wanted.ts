import { whenIdle } from '@baize/browser/idle';
import { useEffect, useState, type RefObject } from 'react';

/** What shows that somebody is at the page and may come to this part of it. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Who gives no sign but has had the page before them for so long, in ms, is looking at it. */
const LOOKING_AFTER = 2_500;

/** Whether a part is wanted: somebody is there (a player is) and the part is in sight or nearly. Once so, for good. */
export function useWanted(part: RefObject<HTMLElement | null>, present: boolean): boolean {
  const [somebody, setSomebody] = useState(false);
  const [near, setNear] = useState(false);
  const there = somebody || present;
  useEffect(() => {
    const leaving = new AbortController();
    const seen = () => setSomebody(true);
    // Whoever has scrolled before this part came alive may be resting on it.
    if (window.scrollY > 0) seen();
    for (const sign of SIGNS)
      window.addEventListener(sign, seen, { once: true, passive: true, signal: leaving.signal });
    const look = () => {
      if (document.visibilityState === 'visible') seen();
    };
    const stop = whenIdle(look, { delay: LOOKING_AFTER });
    return () => {
      leaving.abort();
      stop();
    };
  }, []);
  useEffect(() => {
    if (!part.current) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    sight.observe(part.current);
    return () => sight.disconnect();
  }, [part]);
  return there && near;
}
