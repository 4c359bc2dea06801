import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

/** What the rows are measured by: with room for two they stand side by side. */
export const section = featureStyle({
  display: 'grid',
  gap: space[12],
  containerType: 'inline-size',
  containerName: 'withdrawals',
});

const SIDE_BY_SIDE = 'withdrawals (inline-size >= 760px)';

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const card = featureStyle({ display: 'grid', gap: space[12], justifyItems: 'start' });

export const list = featureStyle({
  display: 'grid',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
      columnGap: space[36],
      alignItems: 'start',
    },
  },
});

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  paddingBlock: space[12],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
  '@container': {
    [SIDE_BY_SIDE]: { selectors: { '&:not(:last-child)': { borderBlockEnd: 'none' } } },
  },
});

export const amount = featureStyle({
  ...textStyles.button,
  whiteSpace: 'nowrap',
});

/** A link of a phone's row is high enough for a finger. */
export const recordLink = featureStyle({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' } },
});

export const arrival = featureStyle({ ...textStyles.small, gridColumn: '1 / -1', margin: 0 });

export const detail = featureStyle({
  ...textStyles.small,
  gridColumn: '1 / -1',
  color: color.muted,
});
