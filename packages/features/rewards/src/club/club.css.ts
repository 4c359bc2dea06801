import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space, fontWeight } = vars;

export const status = featureStyle({ display: 'grid', gap: vars.page.cardGap });

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  overflow: 'hidden',
  border: vars.card.border,
  borderRadius: radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const image = featureStyle({
  position: 'relative',
  minBlockSize: '128px',
  background: color.secondarySoft,
  '@media': { [media.phone]: { order: -1, blockSize: '112px', minBlockSize: 0 } },
});

/** As high as the words beside it, and no reason for them to be higher. */
export const strip = featureStyle({ position: 'absolute', inset: 0 });

export const copy = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: space[24],
  '@media': { [media.phone]: { padding: space[16] } },
});

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const level = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
});

export const levelName = featureStyle({
  ...textStyles.pageTitle,
  overflowWrap: 'anywhere',
});

export const text = featureStyle({ ...textStyles.body, margin: 0, color: color.muted });

export const block = featureStyle({ display: 'grid', gap: space[8] });

export const line = featureStyle({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
});

export const aside = featureStyle({ color: color.muted, fontWeight: fontWeight.regular });

export const pair = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0 });

export const benefits = featureStyle({
  display: 'grid',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[12],
  padding: 0,
  listStyle: 'none',
});

export const benefit = featureStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontWeight: fontWeight.regular,
});

export const tick = featureStyle({ flex: 'none', marginBlockStart: '1px', color: color.success });

export const fresh = featureStyle({ color: color.secondary }, tick);

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const table = featureStyle({
  marginBlockStart: space[12],
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const head = featureStyle({
  ...textStyles.small,
  blockSize: '36px',
  paddingInline: space[8],
  color: color.muted,
  fontWeight: fontWeight.label,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const row = featureStyle({
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[data-own]': { background: color.accentSoft } },
});

const cell = featureStyle({
  ...textStyles.label,
  blockSize: '48px',
  paddingBlock: space[8],
  paddingInline: space[8],
  fontWeight: fontWeight.regular,
});

export const end = featureStyle({ textAlign: 'end', whiteSpace: 'nowrap' }, cell);

export const endHead = featureStyle({ textAlign: 'end' }, head);

export const name = featureStyle({ fontWeight: fontWeight.label, textAlign: 'start' }, cell);

export const small = featureStyle({
  ...textStyles.small,
  display: 'block',
  marginBlockStart: space[4],
  color: color.muted,
});

export const you = featureStyle({ marginInlineStart: space[8] });
