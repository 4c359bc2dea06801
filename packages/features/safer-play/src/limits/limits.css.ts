import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { color, page: measure, fontSize, space, fontWeight } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const top = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const lead = featureStyle({
  ...textStyles.body,
  margin: 0,
  marginBlockStart: space[4],
  color: color.muted,
  maxInlineSize: '68ch',
});

/** On phones the periods are as wide as the cards. */
export const periods = featureStyle({ '@media': { [media.phone]: { inlineSize: '100%' } } });

globalStyle(`${periods} > [role='radiogroup']`, {
  '@media': {
    [media.phone]: {
      '@layer': {
        [layers.feature]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
      },
    },
  },
});

export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Two matters of their own: neither is drawn out to the other's length. */
export const beside = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: measure.cardGap,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const stack = featureStyle({ display: 'grid', gap: measure.cardGap });

export const tools = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[24],
  '@media': { [media.phone]: { padding: space[20] } },
});

export const head = featureStyle({ display: 'flex', alignItems: 'center', gap: space[12] });

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.field,
  background: color.secondarySoft,
  color: color.secondary,
});

export const name = featureStyle({ ...textStyles.card, margin: 0, fontSize: fontSize.cardLarge });

export const kind = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const status = featureStyle({
  margin: 0,
  fontSize: fontSize.lead,
  color: color.muted,
  minBlockSize: '33px',
});

globalStyle(`${status} b`, {
  '@layer': { [layers.feature]: { ...textStyles.amount, color: color.text } },
});

export const bar = featureStyle({ display: 'grid', gap: space[12] });

export const figures = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  margin: 0,
  fontSize: fontSize.label,
});

export const fullWidth = featureStyle({ color: color.muted });

export const facts = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gap: space[12],
  color: color.muted,
});

globalStyle(`${facts} p`, { '@layer': { [layers.feature]: { margin: 0 } } });

export const pending = featureStyle({ display: 'grid', gap: space[4], color: color.text });

export const pendingTitle = featureStyle({ fontWeight: fontWeight.bold });

export const otherPending = featureStyle({ display: 'grid', gap: space[8] });

export const pendingActions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
});

export const month = featureStyle({ display: 'grid', gap: space[8], padding: `${space[16]} ${space[24]}` });

export const monthHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  margin: 0,
});

export const monthName = featureStyle({ fontWeight: fontWeight.label });

export const small = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[20],
});

export const smallTitle = featureStyle({ ...textStyles.card, margin: 0 });

export const copy = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });
