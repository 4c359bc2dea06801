import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

/** The art goes to the card's edges; its words keep the card's padding. */
export const card = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
});

export const body = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[16],
  padding: vars.space[20],
  '@media': { [media.phone]: { padding: vars.space[16] } },
});

export const name = featureStyle({ ...textStyles.card, margin: 0, overflowWrap: 'anywhere' });

export const terms = featureStyle({
  ...textStyles.small,
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
});

export const ends = featureStyle({
  ...textStyles.small,
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.muted,
});

export const endsIcon = featureStyle({ flexShrink: 0, marginBlockStart: '1px' });

export const actions = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: vars.space[12],
  marginBlockStart: 'auto',
});
