import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';
import { enterExitSelector, slowTransition, backdrop as veilRule } from './overlay-transition.ts';

const { card, color, motion, radius, shadow, space, zIndex } = vars;

export const backdrop = componentStyle(veilRule);

export const stacking = componentVariants({
  free: { zIndex: zIndex.dialog },
  mandatory: { zIndex: zIndex.mandatory },
});

export const viewport = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});

export const popup = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 32px)',
  background: color.surface1,
  border: card.border,
  borderRadius: radius.dialog,
  boxShadow: shadow.dialog,
  outline: 'none',
  transition: slowTransition('opacity', 'transform'),
  selectors: {
    [enterExitSelector]: { opacity: 0, transform: 'translateY(12px)' },
    '&[data-ending-style]': { transitionTimingFunction: motion.out },
  },
  '@media': {
    [media.phone]: {
      maxInlineSize: 'none',
      maxBlockSize: '96dvh',
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { [enterExitSelector]: { opacity: 1, transform: 'translateY(100%)' } },
    },
    [media.reducedMotion]: { selectors: { [enterExitSelector]: { opacity: 0, transform: 'none' } } },
  },
});

export const width = componentVariants({
  alert: maxWidth(480),
  result: maxWidth(560),
  calendar: maxWidth(936),
});

function maxWidth(pixels: number) {
  return { '@media': { [media.tabletUp]: { maxInlineSize: `${pixels}px` } } };
}

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlockStart: space[24],
  paddingInline: space[24],
  '@media': { [media.phone]: { paddingBlockStart: space[16], paddingInline: space[16] } },
});

export const heading = componentStyle({ flex: 1, minInlineSize: 0 });

/** Takes focus to be read from, never to be pressed. */
export const title = componentStyle({
  ...textStyles.section,
  outline: 'none',
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const description = componentStyle({ ...textStyles.small, color: color.muted });

export const descriptionBlock = componentStyle({ marginBlockEnd: space[16] });

/** A screen too low for a fixed foot, as a phone on its side, scrolls everything under the head. */
const shortScreen = '(max-height: 479px)';

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  '@media': { [shortScreen]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

/* Scrolls under the head; the inner padding keeps focus rings whole. */
const scrollArea = {
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

export const body = componentStyle({
  ...scrollArea,
  // A bar that stays at its foot never covers what has the focus.
  selectors: { '&:has([data-frame-foot])': { scrollPaddingBlockEnd: '144px' } },
  padding: `${space[8]} ${space[24]} ${space[24]}`,
  '@media': {
    [media.phone]: {
      padding: `${space[8]} ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom))`,
    },
    [shortScreen]: { overflowY: 'visible' },
  },
});

const hairline = (colour: string, attachment: 'local' | 'scroll') =>
  `linear-gradient(${colour}, ${colour}) bottom / 100% 1px no-repeat ${attachment}`;

/** Ends at a hairline as long as there is more to scroll to: the content's own end covers it. */
export const bodyOverFooter = componentStyle({
  ...scrollArea,
  padding: `${space[8]} ${space[24]}`,
  background: `${hairline(color.surface1, 'local')}, ${hairline(color.border, 'scroll')}`,
  '@media': {
    [media.phone]: { padding: `${space[8]} ${space[16]}` },
    [shortScreen]: { overflowY: 'visible' },
  },
});

export const footer = componentStyle({
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

globalStyle(`${footer} > :only-child`, { '@layer': { [layers.components]: { flex: 1 } } });

/* On a phone they fill their rows, so that none is smaller than the one above it. */
globalStyle(`${footer} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});
