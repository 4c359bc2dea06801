import { vars } from '@baize/ui/contract';
import { inFeature } from '../feature-style.ts';

export const groups = inFeature({
  display: 'grid',
  gap: vars.space[8],
  marginBlock: `${vars.space[8]} ${vars.space[16]}`,
});

export const group = inFeature({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '48px',
  paddingInline: vars.space[16],
  border: vars.card.border,
  borderRadius: vars.radius.field,
  background: vars.color.surface1,
  fontWeight: vars.weight.label,
});

/** How far up the ladder a group stands, as a fill behind its name. */
export const bar = inFeature({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.secondarySoft,
});

export const mark = inFeature({ flex: 'none', color: vars.color.secondary });

export const level = inFeature({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});
