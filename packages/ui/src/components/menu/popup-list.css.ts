import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { componentStyle } from '../component-style.ts';

const { color, popover, motion, radius, shadow, fontSize, target, fontWeight, zIndex } = vars;

/** Where a list opens; above dialogs. Shared by menus and selects. */
export const positioner = componentStyle({ zIndex: zIndex.menu, outline: 'none' });

export const popup = componentStyle({
  display: 'grid',
  minInlineSize: 'max(var(--anchor-width), 180px)',
  maxInlineSize: 'var(--available-width)',
  maxBlockSize: 'min(var(--available-height), 420px)',
  overflowY: 'auto',
  padding: '6px',
  background: popover.background,
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  boxShadow: shadow.popover,
  outline: 'none',
  transition: `opacity ${motion.base} ${motion.in}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: target.medium,
  paddingInline: '12px',
  borderRadius: radius.small,
  fontSize: fontSize.body,
  fontWeight: fontWeight.regular,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted], &[data-selected], &[aria-current]': { background: color.surface3 },
    '&[data-highlighted]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-highlighted]:hover': { boxShadow: 'none' },
    '&[data-disabled]': { color: color.disabledText, cursor: 'not-allowed' },
  },
});

export const itemLabel = componentStyle({ flex: 1, minInlineSize: 0 });

export const danger = componentStyle({ color: color.danger });

globalStyle(`${item} svg`, {
  '@layer': { [layers.components]: { flex: 'none', inlineSize: '18px', blockSize: '18px' } },
});
