import { TABBABLE_SELECTOR } from './initial-focus-target.ts';

/**
 * A box that scrolls and has nothing to tab to takes the focus itself, so that keys scroll it, for as long as that is so.
 * Follows its size and its content; returns how to stop. As a ref: `ref={makeKeyboardScrollable}`.
 */
export function makeKeyboardScrollable(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const look = () => {
    const needsKeys = box.scrollHeight > box.clientHeight && box.querySelector(TABBABLE_SELECTOR) === null;
    box.toggleAttribute('data-scroll-stop', needsKeys);
    if (needsKeys) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
  sizes?.observe(box);
  const content = new MutationObserver(look);
  content.observe(box, { subtree: true, childList: true });
  look();
  return () => {
    sizes?.disconnect();
    content.disconnect();
  };
}
