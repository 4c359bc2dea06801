/**
 * Media queries of the four layouts (look §6), for `'@media': { [media.phone]: … }` and `matchMedia`.
 * `phone`, `tablet`, `desktop` and `wide` are the layouts; `wide` is a part of `desktop`.
 */
export const media = {
  phone: '(max-width: 767px)',
  tablet: '(min-width: 768px) and (max-width: 1024px)',
  /** Everything but phones. */
  tabletUp: '(min-width: 768px)',
  /** Phones and tablets. */
  tabletDown: '(max-width: 1024px)',
  desktop: '(min-width: 1025px)',
  wide: '(min-width: 1451px)',
  /** What has no room beside the words stands in a menu (NAV-12). */
  inMenu: '(min-width: 768px) and (max-width: 1450px)',
  /** The player asked for less movement. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** A pointer that can rest on things. */
  hover: '(hover: hover)',
} as const;
