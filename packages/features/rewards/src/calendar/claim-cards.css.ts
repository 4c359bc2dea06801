import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const card = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: '14px',
  borderRadius: vars.day.radius,
  border: '1.5px solid transparent',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const today = featureStyle(
  {
    background: vars.day.claimable,
    boxShadow: vars.day.claimableShadow,
    color: vars.day.onClaimable,
  },
  card,
);

export const yesterday = featureStyle(
  {
    background: vars.color.warningSoft,
    borderColor: vars.color.warning,
    color: vars.color.warning,
  },
  card,
);

export const head = featureStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  margin: 0,
  fontSize: vars.fontSize.small,
});

export const amount = featureStyle({
  ...textStyles.amountCell,
  margin: 0,
  marginBlock: `auto ${vars.space[8]}`,
  paddingBlockStart: vars.space[8],
  color: vars.color.text,
  fontFamily: vars.day.amountFont,
  fontSize: vars.fontSize.amountClaim,
  fontWeight: vars.day.amountWeight,
});

export const todayAmount = featureStyle({ color: vars.day.onClaimable }, amount);

/** An amount with many digits: smaller, and broken rather than cut. */
export const longAmount = featureStyle({ fontSize: '18px', overflowWrap: 'anywhere' });

export const line = featureStyle({
  ...textStyles.small,
  margin: 0,
  marginBlockStart: vars.space[8],
  color: vars.color.muted,
});

/** As high as the cards with their line. */
export const waiting = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  blockSize: '185px',
});
