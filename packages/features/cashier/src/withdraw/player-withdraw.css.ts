import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { space, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: measure.cardGap,
  // The footer stays below the screen, whatever height is known so far.
  minBlockSize: '100svh',
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The page is as high as the screen at least: what is shorter does not grow with it.
  alignContent: 'start',
  gap: measure.cardGap,
});

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0, marginBlockEnd: space[16] });

export const freeMoney = featureStyle({
  borderRadius: vars.radius.field,
  background: vars.color.surface1,
});

/** Money is never smaller than its label (look §2). */
export const freeAmount = featureStyle({
  fontSize: vars.fontSize.card,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.text,
});

/** A receipt and the other payments on their way, side by side where there is room for both. */
export const outcome = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  alignItems: 'start',
  gap: measure.cardGap,
});

/** As high as what comes in its place for most players: one line. */
export const moneySkeleton = featureStyle({ display: 'grid', blockSize: '46px' });

/** The ways to be paid out as the form lists them: rows, and on phones cards in a row. */
export const methodsSkeleton = featureStyle({
  display: 'grid',
  gap: space[8],
  // The list's name above it.
  paddingBlockStart: '28px',
  '@media': {
    [media.phone]: {
      display: 'flex',
      overflow: 'hidden',
      marginInlineEnd: 'calc(-1 * var(--page-side, 16px))',
    },
  },
});

export const methodSkeleton = featureStyle({
  blockSize: '68px',
  '@media': { [media.phone]: { flex: '0 0 132px', blockSize: '116px' } },
});

export const fieldsSkeleton = featureStyle({ blockSize: '420px' });

export const summarySkeleton = featureStyle({
  blockSize: '280px',
  '@media': { [media.tabletUp]: { gridArea: 'summary' } },
});
