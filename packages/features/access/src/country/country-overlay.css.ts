import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const body = featureStyle({ display: 'grid', gap: vars.space[16] });

export const rows = featureStyle({ display: 'grid', borderBlockStart: `1px solid ${vars.color.border}` });

export const row = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const name = featureStyle({ color: vars.color.muted });

export const value = featureStyle({
  margin: 0,
  minInlineSize: 0,
  textAlign: 'end',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** Said when there is something to say; without it there is no gap. */
export const live = featureStyle({ ':empty': { marginBlockStart: `calc(-1 * ${vars.space[16]})` } });

export const small = featureStyle({ ...textStyles.small, color: vars.color.muted });

export const links = featureStyle({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
});
