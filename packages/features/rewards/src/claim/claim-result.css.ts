import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

export const gained = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  marginBlockEnd: vars.space[16],
});

export const claimText = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

const appear = keyframes({ from: { opacity: 0 } });

export const amount = featureStyle({
  ...textStyles.amount,
  display: 'block',
  color: vars.color.success,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.base} ${vars.motion.in}`,
  '@media': { [media.reducedMotion]: { animationDuration: vars.motion.fast } },
});

export const when = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: vars.color.muted,
  userSelect: 'text',
});

export const tickGround = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: '50%',
  background: vars.color.successSoft,
  color: vars.color.success,
});

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** Drawn by its path below. */
export const tick = featureStyle({ fill: 'none' });

globalStyle(`${tick} path`, {
  '@layer': {
    [layers.feature]: {
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeDasharray: 1,
      animation: `${draw} ${vars.motion.base} ${vars.motion.in}`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  },
});

export const receipt = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '56px',
  marginBlockEnd: vars.space[16],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const text = featureStyle({ display: 'flex', gap: vars.space[12] });

export const about = featureStyle({ ...textStyles.body, margin: 0, fontWeight: vars.fontWeight.bold });

export const copy = featureStyle({ ...textStyles.body, margin: 0, marginBlock: vars.space[4] });

export const failedIcon = featureStyle({ flexShrink: 0, color: vars.color.danger });

export const unknownIcon = featureStyle({ flexShrink: 0, color: vars.color.warning });
