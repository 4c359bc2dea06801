import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const bar = featureStyle({ display: 'grid', gap: space[4] });

export const header = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  ...textStyles.small,
});

export const name = featureStyle({ color: color.muted });

export const left = featureStyle({ ...textStyles.label });

export const footer = featureStyle({ ...textStyles.small, color: color.muted });

export const prompt = featureStyle({ display: 'grid', justifyItems: 'start', gap: space[12] });
