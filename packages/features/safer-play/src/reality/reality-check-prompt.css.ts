import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, fontSize, space, fontWeight } = vars;

export const body = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const figures = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: space[8],
  margin: 0,
});

export const figure = featureStyle({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  background: color.surface2,
  borderRadius: radius.field,
});

export const label = featureStyle({ ...textStyles.small, color: color.muted });

/** Of one colour whatever the result. */
export const value = featureStyle({
  margin: 0,
  fontSize: fontSize.card,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** One below the other: none is larger than another, to go on no more than to leave. */
export const actions = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const note = featureStyle({ ...textStyles.small, margin: 0, color: color.muted, textAlign: 'center' });
