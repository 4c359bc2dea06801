import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { space } = vars;

/** Takes the focus so that it is read; nothing can be done with it. */
export const title = featureStyle({
  ...textStyles.section,
  margin: 0,
  outline: 'none',
  scrollMarginBlock: '104px 168px',
});

export const amount = largeAmount;

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12], margin: 0 });
