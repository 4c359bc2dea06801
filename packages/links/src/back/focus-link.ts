/** So long a page that is gone back to has to show its links, in frames. */
const MAX_FRAMES = 180;

/**
 * Puts the focus on the link of the page to an address once it is there, so that whoever goes back by keyboard goes on
 * where they were. Focus that is somewhere by then stays; the page is not moved.
 */
export function focusLinkTo(href: string): void {
  const tryFocus = (left: number): void => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a'));
    const link = links.find((one) => one.getAttribute('href') === href);
    const free = document.activeElement === null || document.activeElement === document.body;
    if (link && free) return link.focus({ preventScroll: true });
    if (left > 0) requestAnimationFrame(() => tryFocus(left - 1));
  };
  requestAnimationFrame(() => tryFocus(MAX_FRAMES));
}
