import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space } = vars;

/** The two of them under each other, a line between. */
export const rows = featureStyle({ display: 'grid', gap: space[16] });

export const separate = featureStyle({
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});

/** What is there now, and the button that changes it; under it where there is no room. */
export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const fact = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

/** A change that waits stands out of what holds. */
export const pending = featureStyle({
  padding: space[16],
  background: color.surface2,
  borderRadius: radius.field,
});

export const value = featureStyle({ color: color.text, overflowWrap: 'anywhere' });
