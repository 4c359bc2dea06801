import { media } from '@baize/ui/breakpoints';
import type { CSSProperties } from '@vanilla-extract/css';

/** The rules of the narrow side panel: always on tablets, on wide screens when the player asked for it. */
export function narrow(rules: CSSProperties) {
  return {
    '@media': {
      [media.tablet]: { selectors: { '[data-side] &, &[data-side]': rules } },
      [media.desktop]: {
        selectors: {
          'html[data-panel="narrow"] [data-side] &, html[data-panel="narrow"] &[data-side]': rules,
        },
      },
    },
  };
}
