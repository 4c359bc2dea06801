import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[8],
} as const;

export const grid = featureStyle({ ...columns, margin: 0, padding: 0 });

export const heads = featureStyle({ ...columns, marginBlockEnd: vars.space[8] });

export const centredHeads = featureStyle({
  ...columns,
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
  textAlign: 'center',
});

export const centredHead = featureStyle({
  ...textStyles.micro,
  minInlineSize: 0,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.label,
  whiteSpace: 'nowrap',
});

/** Seven names stand beside each other on a phone; Arabic has no short ones but letters. */
export const shortName = featureStyle({ selectors: { '&:lang(ar)': { display: 'none' } } });
export const letter = featureStyle({
  display: 'none',
  selectors: { '&:lang(ar)': { display: 'inline' } },
});

export const head = featureStyle({
  ...textStyles.label,
  minInlineSize: 0,
  paddingInline: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
