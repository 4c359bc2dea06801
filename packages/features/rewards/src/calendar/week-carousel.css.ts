import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

/** Room for rings and for the glow of today, which the moving strip would cut off. */
export const slide = featureStyle({ padding: '6px 6px 20px' });

/** Its edges stand where those of the parts around it stand. */
export const carousel = featureStyle({ marginInline: '-6px' });

export const name = featureStyle({
  ...textStyles.label,
  margin: 0,
  marginBlockEnd: vars.space[8],
});

export const controls = featureStyle({
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: '-14px',
  color: vars.color.muted,
});
