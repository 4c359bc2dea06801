import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { enterExitSelector, slowTransition, backdrop as veilRule } from '../dialog/overlay-transition.ts';
import { componentStyle } from '../component-style.ts';

const { color, motion, radius, shadow, space, zIndex } = vars;

export const backdrop = componentStyle({ ...veilRule, zIndex: zIndex.drawer });

export const drawer = componentStyle({
  position: 'fixed',
  zIndex: zIndex.drawer,
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '312px',
  maxInlineSize: 'calc(100vw - 44px)',
  background: color.surface1,
  borderStartEndRadius: radius.dialog,
  borderEndEndRadius: radius.dialog,
  boxShadow: shadow.dialog,
  outline: 'none',
  transition: slowTransition('opacity', 'transform'),
  selectors: {
    [enterExitSelector]: { transform: 'translateX(-100%)' },
    "[dir='rtl'] &[data-starting-style], [dir='rtl'] &[data-ending-style]": {
      transform: 'translateX(100%)',
    },
    '&[data-ending-style]': { transitionTimingFunction: motion.out },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        [`${enterExitSelector}, [dir='rtl'] &[data-starting-style], [dir='rtl'] &[data-ending-style]`]: {
          opacity: 0,
          transform: 'none',
        },
      },
    },
  },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `14px 14px ${space[12]} ${space[24]}`,
  paddingInline: `${space[24]} 10px`,
});

export const body = componentStyle({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '5px 14px',
});

export const footer = componentStyle({
  marginInline: '14px',
  borderBlockStart: `1px solid ${color.border}`,
  padding: `${space[8]} 0 calc(${space[12]} + env(safe-area-inset-bottom))`,
});
