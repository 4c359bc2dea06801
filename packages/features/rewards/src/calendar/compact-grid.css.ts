import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import type { DayAppearance } from './weeks.ts';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const base = featureStyle({
  position: 'relative',
  ...textStyles.micro,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: 0,
  borderRadius: vars.radius.field,
  border: '1px solid transparent',
  background: 'none',
  color: vars.color.muted,
  fontFamily: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.borderStrong },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focus.ring },
  },
});

const grounds: Record<DayAppearance, FeatureRule> = {
  locked: { borderColor: vars.color.border },
  pending: {},
  empty: { background: vars.day.empty },
  claimable: {
    background: vars.day.claimable,
    borderColor: vars.color.accent,
    borderWidth: '2px',
    color: vars.day.onClaimable,
  },
  'last-chance': {
    background: vars.color.warningSoft,
    borderColor: vars.color.warning,
    borderWidth: '1.5px',
    color: vars.color.warning,
  },
  claimed: { background: vars.color.successSoft },
  waiting: { background: vars.color.skeleton },
  missed: { border: `1px dashed ${vars.color.border}` },
};

export const cell = featureVariants(grounds, base);

export const high = featureStyle({ blockSize: '52px' });
export const low = featureStyle({ blockSize: '44px' });

const amounts: Record<DayAppearance, FeatureRule> = {
  locked: {},
  pending: {},
  empty: {},
  claimable: { color: vars.day.onClaimable },
  'last-chance': { color: vars.color.warning },
  claimed: { color: vars.color.success },
  missed: { color: vars.color.muted },
  waiting: {},
};

const bold = featureStyle({
  fontWeight: vars.fontWeight.bold,
  '@media': { '(max-width: 359px)': { fontSize: '11px', letterSpacing: '-.04em' } },
});

export const amount = featureVariants(amounts, bold);

/** Two lines are kept, so that reading a day moves nothing. */
export const copy = featureStyle({
  ...textStyles.small,
  minBlockSize: '38px',
  margin: 0,
  marginBlockStart: vars.space[8],
  color: vars.color.muted,
});
