import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A class in the `feature` layer, after the classes it builds on. */
export function featureStyle(rule: Omit<StyleRule, '@layer'>, ...bases: readonly string[]): string {
  return style([...bases, { '@layer': { [layers.feature]: rule } }]);
}

/** A name in one line (`dir="auto"`): it keeps its own beginning, wherever the page's lines begin. */
export const truncatedName = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { "html[dir='rtl'] &": { textAlign: 'right' } },
} as const;
