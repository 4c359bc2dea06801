import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { color, floating, motion, radius, shadow, size, space, weight, z } = vars;

/* On phones above the bottom bar. */
export const region = kitStyle({
  position: 'fixed',
  zIndex: z.toast,
  insetBlockEnd: space[20],
  insetInlineEnd: space[20],
  display: 'grid',
  gap: space[12],
  inlineSize: 'min(400px, 100vw - 32px)',
  '@media': {
    [media.phone]: {
      insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))',
      insetInlineEnd: space[16],
    },
  },
});

export const toast = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: '14px 16px',
  background: floating.ground,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: shadow.floating,
  transition: `opacity ${motion.base}, transform ${motion.base} ${motion.in}`,
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
  selectors: { '&[data-leaving]': { opacity: 0 } },
});

export const icon = kitStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.round,
});

globalStyle(`${icon} > svg`, {
  '@layer': { [layers.kit]: { inlineSize: '18px', blockSize: '18px' } },
});

export const tone = kitVariants({
  success: { background: color.successSoft, color: color.success },
  info: { background: color.infoSoft, color: color.info },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
});

export const words = kitStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = kitStyle({ fontSize: size.label, fontWeight: weight.label });

export const text = kitStyle({ ...roles.small, color: color.muted });

export const action = kitStyle({
  minBlockSize: '40px',
  color: color.accentText,
  ...roles.label,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/* A whole target that does not make the message taller. */
export const close = kitStyle({ marginBlock: '-6px', marginInlineEnd: '-8px' });
