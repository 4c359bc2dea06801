import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, gradient, motion, radius, fontSize, target } = vars;

export const list = componentStyle({
  display: 'flex',
  gap: '4px',
  margin: '-4px -4px 0',
  padding: '4px 4px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const tab = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: target.medium,
  paddingInline: '16px',
  color: color.muted,
  ...textStyles.label,
  fontSize: fontSize.body,
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

export const panel = componentStyle({ paddingBlockStart: '20px' });
