import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const suppressed = featureStyle({
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'start',
  paddingBlock: `${vars.space[28]} ${vars.space[56]}`,
});

export const title = featureStyle({ ...textStyles.pageTitle });

export const text = featureStyle({ ...textStyles.body, maxInlineSize: '34em', color: vars.color.muted });

/** As wide as what will come. */
export const room = featureStyle({ justifySelf: 'stretch' });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Where the way to the offers leads. */
export const offers = featureStyle({ outline: 'none', scrollMarginBlockStart: '8px' });

export const action = featureStyle({ justifySelf: 'start', marginBlockEnd: vars.space[20] });
