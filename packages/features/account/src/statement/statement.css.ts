import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { visuallyHiddenRule } from '@baize/ui/visually-hidden-rule';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const part = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const card = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });

export const net = featureStyle({ display: 'grid', gap: space[4] });

export const name = featureStyle({ ...textStyles.label, color: color.muted });

export const amount = featureStyle({ ...textStyles.amount, overflowWrap: 'anywhere' });

export const note = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const totals = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: space[20],
});

export const total = featureStyle({ display: 'grid', gap: space[4], alignContent: 'start' });

export const sum = featureStyle({ ...textStyles.amountCell, overflowWrap: 'anywhere' });

const cards = media.tabletDown;

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [cards]: { display: 'block' } },
});

export const heads = featureStyle({
  '@media': {
    [cards]: visuallyHiddenRule,
  },
});

const headBase = featureStyle({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.label,
  lineHeight: vars.lineHeight.label,
  padding: space[8],
  color: color.muted,
});

export const headStart = featureStyle({ textAlign: 'start', paddingInlineStart: 0 }, headBase);

export const headEnd = featureStyle({ textAlign: 'end' }, headBase);

export const body = featureStyle({ '@media': { [cards]: { display: 'grid', gap: space[8] } } });

export const row = featureStyle({
  blockSize: '48px',
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[data-whole]': { fontWeight: vars.fontWeight.bold } },
  '@media': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[12],
      blockSize: 'auto',
      padding: space[12],
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.field,
      background: color.surface2,
    },
  },
});

export const waitingRow = featureStyle({
  boxSizing: 'border-box',
  blockSize: '48px',
  paddingBlock: space[4],
  '@media': { [cards]: { blockSize: '220px', paddingBlock: 0 } },
});

export const month = featureStyle({
  ...textStyles.small,
  padding: 0,
  fontWeight: vars.fontWeight.label,
  textAlign: 'start',
  '@media': { [cards]: { gridColumn: '1 / -1' } },
});

export const cell = featureStyle({
  ...textStyles.small,
  fontWeight: 'inherit',
  padding: space[8],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [cards]: { display: 'grid', gap: '2px', padding: 0, textAlign: 'start' } },
});

export const label = featureStyle({
  ...textStyles.micro,
  display: 'none',
  color: color.muted,
  '@media': { [cards]: { display: 'block' } },
});
