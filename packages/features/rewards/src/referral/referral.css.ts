import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space, fontWeight } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.page.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const columns = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

export const stack = featureStyle({ display: 'grid', gap: vars.page.cardGap });

export const section = featureStyle({ ...textStyles.section, margin: 0 });

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0 });

export const copy = featureStyle({ ...textStyles.body, margin: 0, color: color.muted });

export const fields = featureStyle({ display: 'grid', gap: space[12], marginBlockStart: space[16] });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[16],
});

export const note = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const totals = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
  gap: space[12],
  margin: 0,
  marginBlock: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const total = featureStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[4],
  padding: space[16],
  borderRadius: radius.field,
  background: color.surface2,
  // One below the other on a phone, each in a line while both parts have room in it.
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: space[12],
      padding: space[12],
    },
  },
});

export const totalTerm = featureStyle({ ...textStyles.small, minInlineSize: 0, color: color.muted });

export const totalValue = featureStyle({
  ...textStyles.amount,
  margin: 0,
  fontSize: '24px',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.fontSize.cardLarge } },
});

export const players = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const player = featureStyle({
  // What a friend brought goes under the name where a word of both has no room beside the other.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: '64px',
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
});

export const playerName = featureStyle({ flex: 1, minInlineSize: 'min-content' });

export const face = featureStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.round,
  background: color.secondarySoft,
  color: color.secondary,
});

export const nick = featureStyle({ ...textStyles.label, display: 'block', overflowWrap: 'anywhere' });

export const since = featureStyle({ ...textStyles.small, display: 'block', color: color.muted });

export const earned = featureStyle({
  ...textStyles.label,
  display: 'grid',
  justifyItems: 'end',
  gap: space[4],
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const steps = featureStyle({
  display: 'grid',
  gap: space[16],
  margin: 0,
  marginBlockStart: space[12],
  padding: 0,
  listStyle: 'none',
});

export const step = featureStyle({
  ...textStyles.label,
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
  fontWeight: fontWeight.regular,
  lineHeight: vars.lineHeight.lead,
});

export const number = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.round,
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: fontWeight.label,
});

export const rules = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[20],
  paddingBlockStart: space[16],
  paddingInline: 0,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.muted,
  listStyle: 'none',
});

export const waiting = featureStyle({ display: 'grid', gap: space[12], marginBlockStart: space[16] });
