import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, fontSize, space, fontWeight } = vars;

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const asOf = featureStyle({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const stale = featureStyle({ color: color.warning }, asOf);

/** The player's own line stands above the board, on whatever page its place is. */
export const player = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  marginBlock: space[16],
  padding: `${space[12]} ${space[16]}`,
  border: `1.5px solid ${color.accent}`,
  borderRadius: radius.field,
  background: color.accentSoft,
});

export const playerRank = featureStyle({
  ...textStyles.amount,
  color: color.accentText,
  fontSize: '26px',
  fontVariantNumeric: 'tabular-nums',
});

export const playerText = featureStyle({ ...textStyles.label, minInlineSize: 0 });

export const playerMore = featureStyle({ ...textStyles.small, display: 'block', color: color.text });

export const note = featureStyle({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlock: space[16],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.field,
  background: color.surface2,
  color: color.muted,
  fontWeight: fontWeight.regular,
});

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const headCell = featureStyle({
  ...textStyles.small,
  paddingInline: space[8],
  blockSize: '36px',
  color: color.muted,
  fontWeight: fontWeight.label,
  textAlign: 'start',
});

export const row = featureStyle({
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[data-own]': { background: color.accentSoft } },
});

export const cell = featureStyle({
  ...textStyles.label,
  blockSize: '48px',
  paddingInline: space[8],
  fontWeight: fontWeight.regular,
  '@media': { [media.phone]: { blockSize: '44px' } },
});

export const rankCell = featureStyle({ inlineSize: '56px', fontWeight: fontWeight.label }, cell);

export const endCell = featureStyle({ textAlign: 'end', whiteSpace: 'nowrap' }, cell);

export const endHead = featureStyle({ textAlign: 'end' }, headCell);

/** The first three places wear a disc. */
export const medal = featureStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.round,
  background: color.surface3,
  selectors: {
    '&[data-place="1"]': { background: color.accentAlt, color: color.onAccent },
    '&[data-place="2"]': { background: color.secondarySoft, color: color.secondary },
    '&[data-place="3"]': { background: color.accentSoft, color: color.accentText },
  },
});

export const plainRank = featureStyle({
  display: 'inline-block',
  minInlineSize: '28px',
  textAlign: 'center',
});

export const nick = featureStyle({ overflowWrap: 'anywhere' });

export const you = featureStyle({ marginInlineStart: space[8] });

export const tied = featureStyle({ marginInlineStart: space[4], color: color.muted });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[16],
});

export const range = featureStyle({ ...textStyles.small, color: color.muted });

export const pagination = featureStyle({ display: 'flex', gap: space[8] });

export const pageLink = featureStyle({
  selectors: {
    '&[aria-disabled="true"]': {
      borderColor: color.border,
      background: color.surface2,
      color: color.disabledText,
      cursor: 'default',
    },
  },
});

export const remark = featureStyle({
  ...textStyles.small,
  margin: 0,
  marginBlockStart: space[12],
  color: color.muted,
  fontSize: fontSize.small,
});

export const waiting = featureStyle({ display: 'grid', gap: space[8], marginBlockStart: space[16] });
