import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.page.cardGap,
  paddingBlock: `${vars.space[20]} ${vars.space[36]}`,
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  '@media': { [media.tabletDown]: { flexWrap: 'wrap' } },
});

/** At the end of the head, below it on tablets and phones; the words beside give way. */
export const reducedPressure = featureStyle({
  flex: '0 0 300px',
  '@media': { [media.tabletDown]: { flex: '1 0 100%' } },
});

export const copy = featureStyle({ flex: '1 1 0', minInlineSize: 0 });

export const image = featureStyle({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '72px',
  blockSize: '72px',
  padding: 0,
  borderRadius: vars.radius.card,
  objectFit: 'cover',
  background: vars.color.secondarySoft,
  color: vars.color.secondary,
  '@media': { [media.phone]: { display: 'none' } },
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const lead = featureStyle({
  ...textStyles.body,
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
});

export const pair = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(204px, auto)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [media.phone]: { gridAutoRows: 'minmax(216px, auto)' },
  },
});

export const unseen = featureStyle({ visibility: 'hidden' });

/** Below the frame's head when a link leads to it. */
export const cardTitle = featureStyle({
  ...textStyles.card,
  margin: 0,
  scrollMarginBlockStart: '12px',
});

export const section = featureStyle({ ...textStyles.section, margin: 0 });

export const points = featureStyle({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  marginBlockStart: vars.space[12],
  padding: 0,
  listStyle: 'none',
});

export const point = featureStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
  fontWeight: vars.fontWeight.regular,
});

export const pointIcon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.field,
  background: vars.color.secondarySoft,
  color: vars.color.secondary,
});

/** Kept while the days are read, so that the page below stands still. */
export const days = featureStyle({
  minBlockSize: '420px',
  '@media': { [media.phone]: { minBlockSize: '560px' } },
});

export const daysHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockEnd: vars.space[16],
});
