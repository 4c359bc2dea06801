/** What a page tells of its own load, as the script below writes it down. Times are ms since the navigation began. */
export interface Observed {
  fcp: number | null;
  lcp: number | null;
  /** Tag and address of the element that was the largest paint. */
  lcpElement: string | null;
  cls: number;
  /** What moved, with each shift's score. */
  moved: string[];
  /** Long tasks: start and length. */
  tasks: [start: number, length: number][];
  /** Interactions: name, start and length until the next paint. */
  events: [name: string, start: number, length: number][];
  /** When the last link or button of the document belonged to React. */
  bound: number | null;
  /** When the content that was waited for was first visible. */
  content: number | null;
}

declare global {
  interface Window {
    baizeLoad: Observed;
  }
}

/** What a page shows when its own content is there: a selector, and a pattern for its text where that tells. */
export interface ContentTarget {
  selector: string;
  text?: string;
}

/**
 * Watches a load from inside the page; runs there before the page's own scripts, so it stands alone.
 * It looks every 25 ms, which costs a slowed-down phone under 1 ms a time.
 *
 * @param content what counts as the page's own content, null when nothing is waited for.
 */
export function observeLoad(content: ContentTarget | null): void {
  // A frame of another page inside this one tells nothing of this load.
  if (window.top !== window) return;
  const record: Observed = {
    fcp: null,
    lcp: null,
    lcpElement: null,
    cls: 0,
    moved: [],
    tasks: [],
    events: [],
    bound: null,
    content: null,
  };
  window.baizeLoad = record;
  performance.setResourceTimingBufferSize(2_000);

  const watch = (type: string, each: (entry: PerformanceEntry) => void, more = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  const nameOf = (node: Node | null | undefined): string =>
    node instanceof Element
      ? node.tagName.toLowerCase() + (node.className === '' ? '' : `.${node.getAttribute('class') ?? ''}`)
      : (node?.nodeName ?? 'gone');
  // Where a node was and where it went tells a shift whose node has been replaced since.
  const wayOf = (moved: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }): string =>
    [moved.previousRect, moved.currentRect]
      .map(
        ({ x, y, width, height }) =>
          `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`,
      )
      .join(' → ');
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    record.lcp = entry.startTime;
    record.lcpElement = `${element?.tagName.toLowerCase() ?? 'gone'}${url ? ` ${url}` : ''}`;
  });
  // The worst window of shifts: less than 1 s between two, 5 s at most, as browsers report it.
  let sum = 0;
  let first = 0;
  let last = 0;
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    if (shift.hadRecentInput) return;
    const sameWindow = shift.startTime - last < 1_000 && shift.startTime - first < 5_000;
    if (!sameWindow) first = shift.startTime;
    sum = sameWindow ? sum + shift.value : shift.value;
    last = shift.startTime;
    record.cls = Math.max(record.cls, sum);
    record.moved.push(
      `${shift.value.toFixed(4)} ${shift.sources.map((one) => `${nameOf(one.node)} ${wayOf(one)}`).join(', ')}`.slice(
        0,
        300,
      ),
    );
  });
  watch('longtask', (entry) => record.tasks.push([entry.startTime, entry.duration]));
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId !== 0)
        record.events.push([entry.name, entry.startTime, entry.duration]);
    },
    { durationThreshold: 16 },
  );

  const isBound = (): boolean => {
    const controls = document.querySelectorAll('a, button, [role=button]');
    const control = controls[controls.length - 1];
    return control !== undefined && Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  };
  const isVisible = ({ selector, text = '' }: ContentTarget): boolean =>
    [...document.querySelectorAll(selector)].some((one) => {
      const { width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0 || !one.checkVisibility({ visibilityProperty: true })) return false;
      return new RegExp(text).test(one.textContent);
    });
  const look = (): void => {
    if (record.bound === null && isBound()) record.bound = performance.now();
    if (content !== null && record.content === null && isVisible(content)) record.content = performance.now();
    if (record.bound === null || (content !== null && record.content === null)) setTimeout(look, 25);
  };
  look();
}
