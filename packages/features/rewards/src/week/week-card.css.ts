import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const card = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[12],
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: vars.space[20],
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { padding: vars.space[16] } },
});

/** Three lines share the room of two. */
export const close = featureStyle({ gap: vars.space[8] });

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.target.small,
});

export const copy = featureStyle({ minInlineSize: 0 });

export const lead = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

export const calendarLink = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.medium,
  fontSize: vars.fontSize.small,
});

export const failed = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  blockSize: '104px',
});
