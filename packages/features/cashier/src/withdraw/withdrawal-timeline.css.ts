import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, space } = vars;

export const steps = featureStyle({
  display: 'grid',
  gap: space[8],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const stepBase = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
});

export const step = featureVariants(
  {
    done: { color: color.text },
    now: { color: color.text, fontWeight: vars.fontWeight.label },
    ended: { color: color.text },
    ahead: { color: color.muted },
  },
  stepBase,
);

const iconBase = featureStyle({ flex: 'none', marginBlockStart: '2px' });

export const icon = featureVariants(
  {
    done: { color: color.success },
    now: { color: color.warning },
    ended: { color: color.danger },
    ahead: { color: color.muted },
  },
  iconBase,
);

export const name = featureStyle({ overflowWrap: 'anywhere' });

export const clock = featureStyle({
  gridColumn: 2,
  fontWeight: vars.fontWeight.regular,
  color: color.muted,
});
