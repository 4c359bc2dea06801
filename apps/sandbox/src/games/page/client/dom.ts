/** The page's element of this id; a page without it is a mistake of ours. */
export function byId<E extends Element>(id: string, kind: new () => E): E {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

export function element(name: string, className: string, ...parts: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...parts);
  return made;
}

/** A drawing of the page's sprite, in a box from -100 to 100. */
export function createSymbolImage(symbol: string, className = ''): SVGSVGElement {
  const drawing = createSvgElement('svg', {
    viewBox: '-100 -100 200 200',
    class: className,
    'aria-hidden': 'true',
  });
  drawing.append(createSvgElement('use', { href: `#${symbol}` }));
  return drawing;
}

export function createSvgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(ms, 0));
  });
}

/** Resolves after so long, or as soon as the line is back. */
export function sleepOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
