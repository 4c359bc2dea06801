import type { Page } from '@playwright/test';

/**
 * Names every visible text that its box cuts, that runs out of its box or that stands off the page, as it would be read.
 * What may be shortened on purpose carries `data-shortens`.
 */
export async function findOverflowingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const side = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > side + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const box = node.parentElement?.closest<HTMLElement>(':not(span, bdi, b, strong, em, a:not([class]))');
      if (words === '' || !box?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || text.height < 2 || node.parentElement?.closest('[data-shortens]')) continue;
      const scrolls = hasScroller(node.parentElement ?? box);
      const cut =
        box.scrollWidth > box.clientWidth + 1 &&
        box.clientWidth > 0 &&
        getComputedStyle(box).display !== 'inline';
      const off = text.left < -1 || text.right > side + 1;
      if ((cut || off) && !scrolls)
        found.push(
          `“${words}” (${box.scrollWidth} of ${box.clientWidth}, ${Math.round(text.left)} to ${Math.round(text.right)})`,
        );
    }
    return [...new Set(found)];

    /** Whether it stands in a strip that is meant to be moved sideways, or is for screen readers alone. */
    function hasScroller(element: HTMLElement): boolean {
      for (let at: HTMLElement | null = element; at; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || at.getAttribute('aria-roledescription'))
          return true;
        if (position === 'absolute' && (clipPath !== 'none' || at.clientWidth <= 1)) return true;
      }
      return false;
    }
  });
}
