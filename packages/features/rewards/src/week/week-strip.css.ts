import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';

type State = CalendarCell['state'];

export const week = featureStyle({
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gap: vars.space[4] }, '(max-width: 359px)': { gap: '2px' } },
});

const box: FeatureRule = {
  boxSizing: 'border-box',
  borderRadius: vars.day.radius,
  border: '1px solid transparent',
};

export const waiting = featureStyle({ ...box, background: vars.week.day });

const base = featureStyle({
  ...box,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  background: vars.week.day,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

const grounds: Record<State, FeatureRule> = {
  locked: {},
  empty: {},
  missed: {},
  claimed: {},
  claimable: { background: vars.week.today, borderColor: vars.week.todayBorder },
  'last-chance': { background: vars.week.yesterday },
};

export const day = featureVariants(grounds, base);

/** The tallest day's height, so that loading the days does not shift the page. */
const heights = (wide: string, phone: string): FeatureRule => ({
  minBlockSize: wide,
  '@media': { [media.phone]: { minBlockSize: phone } },
});

export const size = featureVariants({
  marks: heights('104px', '98px'),
  amounts: heights('86px', '62px'),
  low: {
    gap: '2px',
    minBlockSize: '78px',
    '@media': { [media.phone]: { gap: '2px', minBlockSize: '78px' } },
  },
});

/** Among example amounts a day still closed is only outlined. */
export const closed = featureStyle({ background: 'none', borderColor: vars.color.border });

const names: Record<State, FeatureRule> = {
  locked: {},
  empty: {},
  missed: {},
  claimed: {},
  claimable: { color: vars.week.onToday },
  'last-chance': { color: vars.color.warning },
};

export const name = featureVariants(
  names,
  featureStyle({
    ...textStyles.small,
    color: vars.color.muted,
  }),
);

/** Arabic has no short names of the days but letters. */
const small = '(max-width: 64px)';
export const short = featureStyle({
  '@container': { [small]: { selectors: { '&:lang(ar)': { display: 'none' } } } },
});
export const letter = featureStyle({
  display: 'none',
  '@container': { [small]: { selectors: { '&:lang(ar)': { display: 'inline' } } } },
});

const markBase = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  borderRadius: '50%',
  background: vars.week.badge,
  color: vars.color.muted,
});

const marks: Record<State, FeatureRule> = {
  locked: {},
  empty: {},
  missed: {},
  claimed: { background: vars.color.success, color: vars.color.onSuccess },
  claimable: { background: vars.week.todayBadge, color: vars.week.onTodayBadge },
  'last-chance': { background: vars.week.yesterdayBadge, color: vars.color.warning },
};

export const mark = featureVariants(marks, markBase);

/** Beside example amounts the mark of a day is small and stands on no ground of its own. */
export const plainMark = featureVariants<State>(
  {
    locked: { color: vars.color.disabledText },
    empty: {},
    missed: { color: vars.color.muted },
    claimed: { color: vars.color.success },
    claimable: { color: vars.week.onToday },
    'last-chance': { color: vars.color.warning },
  },
  featureStyle({ display: 'grid' }),
);

const amounts: Record<State, FeatureRule> = {
  locked: {},
  empty: {},
  missed: { color: vars.color.muted },
  claimed: { color: vars.color.success },
  claimable: { color: vars.week.onToday },
  'last-chance': {},
};

/** The line is kept where there is no amount, so that the marks of a week stand in one row. */
export const amount = featureVariants(
  amounts,
  featureStyle({
    ...textStyles.label,
    fontSize: vars.fontSize.button,
    minBlockSize: '20px',
    color: vars.color.text,
    '@container': {
      '(max-width: 60px)': { fontSize: '13px' },
      '(max-width: 44px)': { fontSize: '12px' },
      '(max-width: 34px)': { fontSize: '11px', letterSpacing: '-.04em' },
    },
  }),
);

/** A small cell has room for figures only. */
export const currency = featureStyle({ '@container': { '(max-width: 56px)': { display: 'none' } } });
