import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { kitStyle } from '../kit-style.ts';

const { color, floating, motion, radius, shadow, size, target, weight, z } = vars;

/** Where a list opens; above dialogs. Shared by menus and selects. */
export const place = kitStyle({ zIndex: z.menu, outline: 'none' });

export const list = kitStyle({
  display: 'grid',
  minInlineSize: 'max(var(--anchor-width), 180px)',
  maxInlineSize: 'var(--available-width)',
  maxBlockSize: 'min(var(--available-height), 420px)',
  overflowY: 'auto',
  padding: '6px',
  background: floating.ground,
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  boxShadow: shadow.floating,
  outline: 'none',
  transition: `opacity ${motion.base} ${motion.in}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: target.medium,
  paddingInline: '12px',
  borderRadius: radius.small,
  fontSize: size.body,
  fontWeight: weight.regular,
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

export const words = kitStyle({ flex: 1, minInlineSize: 0 });

export const danger = kitStyle({ color: color.danger });

globalStyle(`${row} svg`, {
  '@layer': { [layers.kit]: { flex: 'none', inlineSize: '18px', blockSize: '18px' } },
});
