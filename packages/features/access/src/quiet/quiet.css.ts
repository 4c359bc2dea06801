import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { inFeature } from '../feature-style.ts';

export const quiet = inFeature({
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'start',
  paddingBlock: `${vars.space[28]} ${vars.space[56]}`,
});

export const title = inFeature({ ...roles.pageTitle });

export const text = inFeature({ ...roles.body, maxInlineSize: '34em', color: vars.color.muted });

/** As wide as what will come. */
export const room = inFeature({ justifySelf: 'stretch' });

export const ways = inFeature({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Where the way to the offers leads. */
export const offers = inFeature({ outline: 'none', scrollMarginBlockStart: '88px' });

export const way = inFeature({ justifySelf: 'start', marginBlockEnd: vars.space[20] });
