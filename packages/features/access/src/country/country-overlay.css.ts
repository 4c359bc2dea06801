import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { inFeature } from '../feature-style.ts';

export const body = inFeature({ display: 'grid', gap: vars.space[16] });

export const rows = inFeature({ display: 'grid', borderBlockStart: `1px solid ${vars.color.border}` });

export const row = inFeature({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const name = inFeature({ color: vars.color.muted });

export const value = inFeature({
  margin: 0,
  minInlineSize: 0,
  textAlign: 'end',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** Said when there is something to say; without it there is no gap. */
export const live = inFeature({ ':empty': { marginBlockStart: `calc(-1 * ${vars.space[16]})` } });

export const small = inFeature({ ...roles.small, color: vars.color.muted });

export const links = inFeature({
  ...roles.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
});
