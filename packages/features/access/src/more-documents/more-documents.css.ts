import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const more = featureStyle({
  marginBlockStart: vars.space[44],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const name = featureStyle({ ...textStyles.card, marginBlockEnd: vars.space[12] });

export const list = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const link = featureStyle({
  ...textStyles.label,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.button.secondary,
  color: vars.button.onSecondary,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: vars.button.secondaryHover } } },
});
