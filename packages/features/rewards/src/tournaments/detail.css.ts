import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, fontSize, space, fontWeight } = vars;

export const back = featureStyle({
  ...textStyles.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[8],
  minBlockSize: vars.target.medium,
  marginBlockEnd: `calc(-1 * ${space[8]})`,
  color: color.muted,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
});

/** Arrows along the line turn with the script. */
export const arrow = featureStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const heroMark = featureStyle({ justifySelf: 'start' });

export const heroTime = featureStyle({
  ...textStyles.label,
  margin: 0,
  color: color.text,
  fontWeight: fontWeight.medium,
});

export const columns = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

export const side = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0, marginBlockEnd: space[12] });

export const pool = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockEnd: space[12],
});

export const poolAmount = featureStyle({ ...textStyles.amount, margin: 0, fontSize: '26px' });

export const prizes = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const prize = featureStyle({
  ...textStyles.label,
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  borderBlockStart: `1px solid ${color.border}`,
  fontWeight: fontWeight.regular,
});

export const prizePlace = featureStyle({ color: color.muted, fontWeight: fontWeight.label });

export const prizeLabel = featureStyle({ ...textStyles.small, color: color.muted, minInlineSize: 0 });

export const prizeAmount = featureStyle({ fontWeight: fontWeight.label, whiteSpace: 'nowrap' });

export const facts = featureStyle({ display: 'grid', gap: space[16], margin: 0 });

export const fact = featureStyle({ display: 'grid', gap: space[4] });

export const term = featureStyle({ ...textStyles.small, color: color.muted });

export const message = featureStyle({
  ...textStyles.label,
  margin: 0,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.label,
});

export const games = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const winners = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[12],
  margin: 0,
  marginBlock: space[16],
  padding: 0,
  listStyle: 'none',
});

export const winner = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: space[16],
  borderRadius: radius.field,
  background: color.surface2,
  textAlign: 'center',
});

export const winnerName = featureStyle({
  ...textStyles.label,
  fontSize: fontSize.body,
  overflowWrap: 'anywhere',
});

export const winnerPrize = featureStyle({ ...textStyles.small, color: color.muted });
