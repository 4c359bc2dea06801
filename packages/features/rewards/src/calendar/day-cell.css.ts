import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import type { DayAppearance, WeekHeight } from './weeks.ts';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';

const base = featureStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: '9px 10px',
  borderRadius: vars.day.radius,
  border: '1px solid transparent',
  color: vars.color.muted,
  listStyle: 'none',
  overflow: 'clip',
  overflowClipMargin: '6px',
  transition: `background-color ${vars.motion.base}, border-color ${vars.motion.base}`,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: vars.focus.ring } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

const claimable = {
  background: vars.day.claimable,
  boxShadow: vars.day.claimableShadow,
  color: vars.day.onClaimable,
};

const grounds: Record<DayAppearance, FeatureRule> = {
  locked: { borderColor: vars.color.border },
  empty: { background: vars.day.empty },
  claimable,
  pending: claimable,
  waiting: { background: vars.color.skeleton },
  'last-chance': {
    background: vars.color.warningSoft,
    borderColor: vars.color.warning,
    borderWidth: '1.5px',
    color: vars.color.warning,
  },
  claimed: { background: vars.day.claimed },
  missed: { border: `1.5px dashed ${vars.color.border}` },
};

export const look = featureVariants(grounds, base);

export const height = featureVariants<WeekHeight>({
  past: { blockSize: '94px' },
  open: { blockSize: '134px' },
  coming: { blockSize: '54px' },
});

/** A day still closed lies deeper than the rest of its own week. */
export const running = featureStyle({ background: vars.day.running });

export const dateLine = featureStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '20px',
  margin: 0,
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
});

export const date = featureStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

const narrow = '(max-width: 104px)';

/** A narrow cell says today and yesterday on a line of their own. */
export const dayName = featureStyle({ '@container': { [narrow]: { display: 'block' } } });

export const dot = featureStyle({ '@container': { [narrow]: { display: 'none' } } });

export const lastChance = featureStyle({
  ...textStyles.micro,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  margin: 0,
  fontWeight: vars.fontWeight.label,
  whiteSpace: 'nowrap',
});

/** A narrow cell has no room for it; the strip above says when the day ends. */
export const openUntil = featureStyle({ '@container': { [narrow]: { display: 'none' } } }, lastChance);

export const lastChanceIcon = featureStyle({
  flexShrink: 0,
  '@container': { [narrow]: { display: 'none' } },
});

export const foot = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlockStart: 'auto',
});

const amountBase = featureStyle({
  ...textStyles.amountCell,
  margin: 0,
  fontFamily: vars.day.amountFont,
  fontWeight: vars.day.amountWeight,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 84px)': { fontSize: '16px' } },
});

const amounts: Record<DayAppearance, FeatureRule> = {
  locked: {},
  empty: {},
  claimable: { color: vars.day.onClaimable, fontSize: vars.fontSize.amountToday },
  pending: {},
  waiting: {},
  'last-chance': { color: vars.color.text },
  claimed: { color: vars.color.success },
  missed: { color: vars.color.muted, fontWeight: vars.fontWeight.label },
};

export const amount = featureVariants(amounts, amountBase);

/** An amount with many digits: smaller, and on two lines rather than cut. */
export const longAmount = featureStyle({
  fontSize: '14px',
  lineHeight: vars.lineHeight.label,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { fontSize: '11px' } },
});

export const note = featureStyle({ ...textStyles.micro, margin: 0, marginBlockStart: '-4px' });

export const none = featureStyle({
  ...textStyles.body,
  margin: 0,
  fontWeight: vars.fontWeight.medium,
  '@container': { [narrow]: { fontSize: vars.fontSize.small } },
});

export const button = featureStyle({ inlineSize: '100%', paddingInline: vars.space[8] });

export const todayButton = featureStyle(
  {
    background: vars.day.claimButton,
    color: vars.day.onClaimButton,
    boxShadow: vars.day.claimButtonShadow,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.day.claimButtonHover },
      '&:focus-visible': { boxShadow: vars.focus.ring },
    },
  },
  button,
);
