import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space, page } = vars;

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: page.cardGap,
});

export const parts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[16],
  margin: 0,
  marginBlockStart: space[20],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${color.border}`,
});

export const part = featureStyle({ ...textStyles.label });

export const what = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  margin: 0,
  marginBlockStart: space[20],
});

export const title = featureStyle({ ...textStyles.card, margin: 0, marginBlockEnd: space[12] });

export const wallets = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const wallet = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[12],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
});

export const code = featureStyle({ ...textStyles.label });

export const amount = featureStyle({
  ...textStyles.button,
  textAlign: 'end',
});
