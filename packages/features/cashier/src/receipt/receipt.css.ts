import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { color, space } = vars;

export const card = featureStyle({ display: 'grid', gap: space[16] });

export const header = featureStyle({ display: 'flex', alignItems: 'center', gap: space[12] });

export const icon = featureVariants({
  info: { flex: 'none', color: color.info },
  success: { flex: 'none', color: color.success },
  warning: { flex: 'none', color: color.warning },
  neutral: { flex: 'none', color: color.muted },
  danger: { flex: 'none', color: color.danger },
});

/** Takes the focus so that it is read; nothing can be done with it. */
export const title = featureStyle({
  ...textStyles.section,
  margin: 0,
  outline: 'none',
  scrollMarginBlock: '104px 168px',
});

export const amount = largeAmount;

export const outcome = featureStyle({ ...textStyles.body, margin: 0, color: color.muted });

export const facts = featureStyle({ display: 'grid', gap: space[12], margin: 0 });

export const fact = featureStyle({
  ...textStyles.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const name = featureStyle({ color: color.muted });

export const value = featureStyle({ margin: 0, fontWeight: vars.fontWeight.label, overflowWrap: 'anywhere' });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12], margin: 0 });

/** An amount among values that may break anywhere. */
export const money = featureStyle({ whiteSpace: 'nowrap' });
