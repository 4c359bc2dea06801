import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';
import { hiddenWhileMoving, slow, veil as veilRule } from './overlay-motion.ts';

const { card, color, motion, radius, shadow, space, z } = vars;

export const veil = kitStyle(veilRule);

export const level = kitVariants({
  free: { zIndex: z.dialog },
  mandatory: { zIndex: z.mandatory },
});

export const stage = kitStyle({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});

export const sheet = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 32px)',
  background: color.surface1,
  border: card.border,
  borderRadius: radius.dialog,
  boxShadow: shadow.dialog,
  outline: 'none',
  transition: slow('opacity', 'transform'),
  selectors: {
    [hiddenWhileMoving]: { opacity: 0, transform: 'translateY(12px)' },
    '&[data-ending-style]': { transitionTimingFunction: motion.out },
  },
  '@media': {
    [media.phone]: {
      maxInlineSize: 'none',
      maxBlockSize: '96dvh',
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { [hiddenWhileMoving]: { opacity: 1, transform: 'translateY(100%)' } },
    },
    [media.calm]: { selectors: { [hiddenWhileMoving]: { opacity: 0, transform: 'none' } } },
  },
});

export const width = kitVariants({
  alert: wide(480),
  result: wide(560),
  calendar: wide(936),
});

function wide(pixels: number) {
  return { '@media': { [media.fromTablet]: { maxInlineSize: `${pixels}px` } } };
}

export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlockStart: space[24],
  paddingInline: space[24],
  '@media': { [media.phone]: { paddingBlockStart: space[16], paddingInline: space[16] } },
});

export const words = kitStyle({ flex: 1, minInlineSize: 0 });

export const title = kitStyle(roles.section);

export const description = kitStyle({ ...roles.small, color: color.muted });

export const apart = kitStyle({ marginBlockEnd: space[16] });

/** A screen too low for a fixed foot, as a phone on its side, scrolls everything under the head. */
const low = '(max-height: 479px)';

export const content = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  '@media': { [low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

/* Scrolls under the head; the inner padding keeps focus rings whole. */
const scrolls = {
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

export const body = kitStyle({
  ...scrolls,
  padding: `${space[8]} ${space[24]} ${space[24]}`,
  '@media': {
    [media.phone]: {
      padding: `${space[8]} ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom))`,
    },
    [low]: { overflowY: 'visible' },
  },
});

const line = (colour: string, attachment: 'local' | 'scroll') =>
  `linear-gradient(${colour}, ${colour}) bottom / 100% 1px no-repeat ${attachment}`;

/** Ends at a hairline as long as there is more to scroll to: the content's own end covers it. */
export const bodyOverFooter = kitStyle({
  ...scrolls,
  padding: `${space[8]} ${space[24]}`,
  background: `${line(color.surface1, 'local')}, ${line(color.border, 'scroll')}`,
  '@media': {
    [media.phone]: { padding: `${space[8]} ${space[16]}` },
    [low]: { overflowY: 'visible' },
  },
});

export const footer = kitStyle({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[12]} ${space[24]} ${space[24]}`,
  '@media': {
    [media.phone]: {
      padding: `${space[12]} ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom))`,
    },
  },
});

globalStyle(`${footer} > :only-child`, { '@layer': { [layers.kit]: { flex: 1 } } });
