import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, radius, target } = vars;
const current = "&[aria-pressed='true'], &[aria-current]";

export const chip = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: target.medium,
  paddingInline: '16px',
  background: color.surface1,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  ...textStyles.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    // What is chosen keeps its ground under the pointer.
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], [aria-current], :disabled)': { background: color.surface2 },
      },
    },
  },
  selectors: {
    [current]: { background: color.text, borderColor: color.text, color: color.surface0 },
  },
});

globalStyle(`${chip} > svg`, {
  '@layer': { [layers.components]: { inlineSize: '18px', blockSize: '18px', opacity: 0.8 } },
});

/** A row of chips that scrolls when it is too long, with room for focus rings. */
export const chipRowClass = componentStyle({
  display: 'flex',
  gap: '8px',
  margin: '-5px',
  padding: '5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
