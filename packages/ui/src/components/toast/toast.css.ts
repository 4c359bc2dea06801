import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, popover, motion, radius, shadow, fontSize, space, fontWeight, zIndex } = vars;

/* Above the bar at the foot of the page, whose height the layout knows (`--fixed-foot`). */
export const region = componentStyle({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetBlockEnd: 'calc(var(--fixed-foot, 8px) + 12px)',
  insetInlineEnd: space[20],
  display: 'grid',
  gap: space[12],
  inlineSize: 'min(400px, 100vw - 32px)',
  '@media': {
    [media.phone]: {
      insetInlineEnd: space[16],
      selectors: {
        // A phone's dialog has its buttons where messages are otherwise.
        ':root:has([role="dialog"], [role="alertdialog"]) &': {
          insetBlockStart: `max(env(safe-area-inset-top), ${space[12]})`,
          insetBlockEnd: 'auto',
        },
      },
    },
  },
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: '14px 16px',
  background: popover.background,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: shadow.popover,
  transition: `opacity ${motion.base}, transform ${motion.base} ${motion.in}`,
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
  selectors: { '&[data-leaving]': { opacity: 0 } },
});

export const icon = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.round,
});

globalStyle(`${icon} > svg`, {
  '@layer': { [layers.components]: { inlineSize: '18px', blockSize: '18px' } },
});

export const tone = componentVariants({
  success: { background: color.successSoft, color: color.success },
  info: { background: color.infoSoft, color: color.info },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
});

export const content = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ fontSize: fontSize.label, fontWeight: fontWeight.label });

export const text = componentStyle({ ...textStyles.small, color: color.muted });

export const action = componentStyle({
  minBlockSize: '40px',
  color: color.accentText,
  ...textStyles.label,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/* A whole target that does not make the message taller. */
export const close = componentStyle({ marginBlock: '-6px', marginInlineEnd: '-8px' });
