import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space } = vars;

export const hero = featureStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: vars.card.border,
  borderRadius: radius.card,
  background: color.secondarySoft,
  boxShadow: vars.shadow.card,
});

const layer = { gridArea: '1 / 1', minInlineSize: 0 } as const;

export const heroArt = featureStyle({
  ...layer,
  blockSize: '220px',
  '@media': { [media.phone]: { blockSize: '128px' } },
});

/** Beside the picture's empty half; under the picture on a phone. */
export const heroText = featureStyle({
  ...layer,
  display: 'grid',
  alignContent: 'center',
  gap: space[8],
  position: 'relative',
  maxInlineSize: '58%',
  padding: space[28],
  paddingInlineEnd: space[56],
  background: `linear-gradient(90deg, ${color.secondarySoft} 64%, transparent)`,
  selectors: {
    '[dir="rtl"] &': { background: `linear-gradient(270deg, ${color.secondarySoft} 64%, transparent)` },
  },
  '@media': {
    [media.phone]: {
      gridArea: '2 / 1',
      maxInlineSize: 'none',
      padding: space[16],
      background: color.surface1,
      selectors: { '[dir="rtl"] &': { background: color.surface1 } },
    },
  },
});

export const heroLead = featureStyle({ ...textStyles.body, margin: 0, color: color.text });

export const heroTitle = featureStyle({ ...textStyles.pageTitle, margin: 0 });
