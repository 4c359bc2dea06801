import { useEffect, type RefObject } from 'react';

/** Tells an element in `--foot-bar` how high a page's own bar stands at the foot of the window; nothing on a page without one. */
export function useFootBar(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const tell = () => {
      const height = measureFootBar();
      if (height === null) element.current?.style.removeProperty('--foot-bar');
      else element.current?.style.setProperty('--foot-bar', `${height}px`);
    };
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    };
    measure();
    // Pages come and go, and a bar's words with them; at the end of its page it scrolls away.
    const parts = new MutationObserver(measure);
    parts.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      parts.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
}

function measureFootBar(): number | null {
  const bars = Array.from(document.querySelectorAll('main [data-frame-foot]'), (bar) =>
    bar.getBoundingClientRect(),
  ).filter((bar) => bar.height > 0);
  if (bars.length === 0) return null;
  const foot = window.innerHeight;
  return Math.max(0, ...bars.map(({ top, bottom }) => (bottom >= foot - 1 && top < foot ? foot - top : 0)));
}
