import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space } = vars;

export const document = featureStyle({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  alignContent: 'center',
  minBlockSize: '96px',
  background: color.surface2,
  borderRadius: radius.field,
});

export const name = featureStyle({ ...textStyles.label, minInlineSize: 0, overflowWrap: 'anywhere' });

export const reason = featureStyle({ margin: 0 });

export const box = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  padding: space[16],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.field,
});

/** The browser's own control is pressed by the button. */
export const file = featureStyle({ display: 'none' });
