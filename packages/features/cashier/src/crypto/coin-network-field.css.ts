import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { radio as methodRadio } from '../methods/method-list.css.ts';

const { color, radius, space, target, focus } = vars;

export const group = featureStyle({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  borderRadius: radius.field,
  // Focused for what is missing, it is seen whole, above a bar at the foot of the page.
  scrollMarginBlock: '80px 104px',
  ':focus-visible': { outline: 'none', boxShadow: focus.ring },
});

export const label = featureStyle({ ...textStyles.label });

export const list = featureStyle({ display: 'grid', gap: space[8] });

export const option = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: target.field,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.field,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: color.accent, background: color.surface2 },
    '&:has(input:focus-visible)': { boxShadow: focus.ring },
    [`${group}[aria-invalid] &`]: { borderColor: color.danger },
  },
  '@media': { [media.hover]: { ':hover': { background: color.surface2 } } },
});

export const radio = methodRadio;

export const optionLabel = featureStyle({ ...textStyles.label, overflowWrap: 'anywhere' });
