import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color, gradient, motion, radius, size, target } = vars;

export const list = kitStyle({
  display: 'flex',
  gap: '4px',
  margin: '-4px -4px 0',
  padding: '4px 4px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const tab = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: target.medium,
  paddingInline: '16px',
  color: color.muted,
  ...roles.label,
  fontSize: size.body,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: '12px',
    blockSize: '3px',
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    background: gradient.accent,
    opacity: 0,
    transition: `opacity ${motion.base}`,
  },
  selectors: {
    '&[data-active]': { color: color.text },
    '&[data-active]::after': { opacity: 1 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const panel = kitStyle({ paddingBlockStart: '20px' });
