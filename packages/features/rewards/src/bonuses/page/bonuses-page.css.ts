import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../../feature-style.ts';

const { space, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const lead = featureStyle({
  ...textStyles.body,
  margin: 0,
  marginBlockStart: space[4],
  color: vars.color.muted,
});

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[28],
});

export const section = featureStyle({ ...textStyles.section, margin: 0 });

export const part = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const pair = featureStyle({
  display: 'grid',
  // What is opened grows alone: the card beside would be stretched around nothing.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' } },
});

export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: measure.cardGap,
});

export const rows = featureStyle({ display: 'grid', gap: space[8] });

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0, marginBlockEnd: space[16] });
