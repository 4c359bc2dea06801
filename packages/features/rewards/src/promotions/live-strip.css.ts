import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const item = featureStyle({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });

export const card = featureStyle(
  {
    display: 'grid',
    gridTemplateRows: '80px minmax(0, 1fr)',
    minInlineSize: 0,
    padding: 0,
    overflow: 'hidden',
    color: vars.color.text,
    textDecoration: 'none',
    transition: `background ${vars.motion.fast}`,
    '@media': {
      [media.phone]: { padding: 0 },
      [media.hover]: { ':hover': { background: vars.color.surface2 } },
    },
  },
  cardClass,
);

export const art = featureStyle({ position: 'relative', overflow: 'hidden' });

export const copy = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '74px',
  padding: `${vars.space[12]} ${vars.space[16]}`,
});

export const value = featureStyle({ ...textStyles.amountCell });

export const name = featureStyle({ ...textStyles.small, color: vars.color.muted, overflowWrap: 'anywhere' });

export const requirements = featureStyle({ ...textStyles.small });

export const status = featureStyle({ justifySelf: 'start', marginBlockStart: vars.space[4] });
