import { whenIdle } from '@baize/browser/idle';

/** How long a page has browser and network to itself before its late parts come, in ms. */
const AFTER = 1_500;

/** What shows that somebody is at the page. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'popstate'] as const;

/** Holds code back until somebody is near the part that it is for. */
export interface Gate<Code> {
  /** The code, asked for when the gate opens. The same promise each time, unless the last one failed. */
  code(): Promise<Code>;
  open(): void;
  /** Opens once the part is in sight and the browser idle, or at a first touch; gives how to stop. */
  watch(part: Element): () => void;
}

export function codeGate<Code>(load: () => Promise<Code>): Gate<Code> {
  // The server draws whatever the page holds.
  let opened = typeof window === 'undefined';
  let fetched: Promise<Code> | null = null;
  const waiting: (() => void)[] = [];
  const open = () => {
    opened = true;
    for (const go of waiting.splice(0)) go();
  };
  const fetch = async () => {
    if (!opened) await new Promise<void>((go) => waiting.push(go));
    return load();
  };
  const keep = (): Promise<Code> => {
    const next = fetch();
    next.catch(() => (fetched = null));
    return next;
  };
  return {
    code: () => (fetched ??= keep()),
    open,
    watch(part) {
      if (opened) return () => undefined;
      const leaving = new AbortController();
      const { signal } = leaving;
      for (const sign of SIGNS) window.addEventListener(sign, open, { once: true, passive: true, signal });
      const stops = [() => leaving.abort()];
      const sight = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        stops.push(whenIdle(open, { delay: AFTER }));
      });
      sight.observe(part);
      stops.push(() => sight.disconnect());
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
