/** Boxes whose words belong to the line around them. */
const INLINE = 'span, bdi, b, strong, em, a:not([class])';

/**
 * Returns every visible text of a page that its box cuts, that runs out of its box or that stands off the page: what the journeys look for.
 * What may be shortened on purpose carries `data-shortens`.
 */
export function findCutText({ documentElement, body }: Document): string[] {
  const side = documentElement.clientWidth;
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    const box = parent?.closest<HTMLElement>(`:not(${INLINE})`);
    if (!parent || !box || words === '' || parent.closest('[data-shortens]')) continue;
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isCut(node, box, side) && !isMeantToScroll(parent)) found.add(words);
  }
  return [...found];
}

function isCut(node: Node, box: HTMLElement, side: number): boolean {
  const range = box.ownerDocument.createRange();
  range.selectNodeContents(node);
  const text = range.getBoundingClientRect();
  if (text.width < 2 || text.height < 2) return false;
  const overflows =
    box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1 && styleOf(box).display !== 'inline';
  return overflows || text.left < -1 || text.right > side + 1;
}

/** Whether it stands in a strip that is moved sideways, or is for screen readers alone. */
function isMeantToScroll(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { overflowX, clipPath, position } = styleOf(at);
    if (overflowX === 'auto' || overflowX === 'scroll') return true;
    if (position === 'absolute' && (clipPath !== 'none' || at.clientWidth <= 1)) return true;
  }
  return false;
}

/** By the window the element is in, which is a frame's. */
function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
