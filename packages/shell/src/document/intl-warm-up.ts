/**
 * An inline script at the end of the page. A browser's first look at a calendar takes a slow phone 60 ms, and the clock of
 * the header needs one: it is made soon after the first paint, while the line brings the code and the processor has nothing to
 * do, and not in the middle of hydration.
 */
export const INTL_WARM_UP_SCRIPT =
  'requestAnimationFrame(()=>setTimeout(()=>new Intl.DateTimeFormat().resolvedOptions(),300));';
