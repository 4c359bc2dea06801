import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

const { space, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const title = featureStyle({ ...roles.pageTitle, margin: 0 });

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
});

export const cardTitle = featureStyle({ ...roles.card, margin: 0, marginBlockEnd: space[16] });

export const purse = featureStyle({ maxInlineSize: '240px' });

/** A receipt and the other payments on their way, side by side where there is room for both. */
export const after = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  alignItems: 'start',
  gap: measure.cardGap,
});
