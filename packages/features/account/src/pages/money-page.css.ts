import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { space, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const forPlayer = featureStyle({ minInlineSize: 0 });

export const forVisitor = featureStyle({});

export const ifSessionStored = featureStyle(
  { selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } } },
  forPlayer,
);

export const ifNoSession = featureStyle(
  { selectors: { 'html[data-session="kept"] &': { display: 'none' } } },
  forVisitor,
);

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });
