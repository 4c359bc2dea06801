import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { color, space } = vars;

/** Takes the focus so that it is read; nothing can be done with it. */
export const title = featureStyle({
  ...textStyles.section,
  margin: 0,
  outline: 'none',
  scrollMarginBlock: '104px 168px',
});

export const amount = largeAmount;

export const fact = featureStyle({
  ...textStyles.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const name = featureStyle({ color: color.muted });

export const value = featureStyle({ margin: 0, fontWeight: vars.fontWeight.label, overflowWrap: 'anywhere' });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12], margin: 0 });
