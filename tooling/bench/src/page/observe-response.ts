/** Moments of a press, in ms since 1970; stored in the tab, because a press may open another document. */
export interface PressResponse {
  pressed: number;
  answered?: number;
}

declare global {
  interface Window {
    /** Learns from now on what changes by itself: clocks, carousels, the strip of wins. */
    baizeLearn(): void;
  }
}

/** Writes down when a press was made and when the screen first showed an answer; runs in the page, so it stands alone. */
export function observeResponse(): void {
  if (window.top !== window) return;
  const KEY = 'baize.bench';
  /** A box with more in it than a clock or a carousel is no restless one as a whole. */
  const SMALL = 100;
  const restless = new Set<Node>();
  let pressed: number | null = null;
  let answered = false;
  const write = (answer: PressResponse): void => window.sessionStorage.setItem(KEY, JSON.stringify(answer));
  const isRestless = (node: Node | null): boolean =>
    node !== null && (restless.has(node) || isRestless(node.parentNode));
  const learn = (records: readonly MutationRecord[]): void => {
    for (const { target } of records) {
      const isLarge = target instanceof Element && target.querySelectorAll('*').length > SMALL;
      if (!isLarge) restless.add(target);
    }
  };
  const meet = (records: readonly MutationRecord[]): void => {
    if (pressed === null) return learn(records);
    const inSight = records.some(({ target }) => document.body.contains(target) && !isRestless(target));
    if (answered || !inSight) return;
    answered = true;
    const from = pressed;
    requestAnimationFrame(() => {
      // Drawn in the task of this frame. A task of the highest priority follows it at once; any other may wait for what the page does next.
      void scheduler.postTask(
        () => write({ pressed: from, answered: performance.timeOrigin + performance.now() }),
        { priority: 'user-blocking' },
      );
    });
  };
  window.baizeLearn = () => {
    new MutationObserver(meet).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        if (pressed !== null) return;
        pressed = performance.timeOrigin + timeStamp;
        write({ pressed });
      },
      { capture: true },
    );
  };
}
