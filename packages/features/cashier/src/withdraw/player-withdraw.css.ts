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

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
});

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0, marginBlockEnd: space[16] });

export const walletSelect = featureStyle({ maxInlineSize: '240px' });

/** A receipt and the other payments on their way, side by side where there is room for both. */
export const outcome = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  alignItems: 'start',
  gap: measure.cardGap,
});

/** As high as what comes in their place for most players. */
export const moneySkeleton = featureStyle({
  display: 'grid',
  blockSize: '218px',
  '@media': { [media.phone]: { blockSize: '250px' } },
});

export const formSkeleton = featureStyle({
  display: 'grid',
  blockSize: '740px',
  '@media': { [media.phone]: { blockSize: '1250px' } },
});
