import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, popover, motion, radius, shadow, fontSize, space, target } = vars;

export const popup = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max(var(--anchor-width), 280px)',
  maxInlineSize: 'var(--available-width)',
  maxBlockSize: 'min(var(--available-height), 380px)',
  background: popover.background,
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  boxShadow: shadow.popover,
  outline: 'none',
  overflow: 'hidden',
  transition: `opacity ${motion.base} ${motion.in}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const search = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  paddingInline: '14px',
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.muted,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${color.focus}` } },
});

export const searchInput = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: target.field,
  background: 'none',
  border: 0,
  color: color.text,
  fontSize: fontSize.input,
  outline: 'none',
  '::placeholder': { color: color.muted, opacity: 1 },
});

/* Keeps room for a ring and for the first and last row. */
export const list = componentStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
  scrollPaddingBlock: '6px',
  selectors: { '&:empty': { display: 'none' } },
});

export const empty = componentStyle({
  ...textStyles.small,
  color: color.muted,
  selectors: { '&:not(:empty)': { padding: '16px 14px' } },
});

export const detail = componentStyle({
  flex: 'none',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const flag = componentStyle({
  flex: 'none',
  inlineSize: '22px',
  blockSize: '16px',
  objectFit: 'cover',
  borderRadius: '2px',
});

globalStyle(`${search} > svg`, {
  '@layer': { [layers.components]: { flex: 'none', inlineSize: '18px', blockSize: '18px' } },
});
