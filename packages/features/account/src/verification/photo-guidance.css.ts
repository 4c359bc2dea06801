import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, radius, space } = vars;

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  color: color.muted,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/** What the camera sees: what is outside it is cut off. */
export const shot = featureStyle({
  inlineSize: '100%',
  maxInlineSize: '144px',
  blockSize: 'auto',
  overflow: 'hidden',
  background: color.surface3,
  borderRadius: radius.small,
});

export const paper = featureStyle({ fill: color.surface1, stroke: color.borderStrong });
export const portrait = featureStyle({ fill: color.secondary });

const stroke = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const writing = featureStyle({ ...stroke, stroke: color.muted });
export const corner = featureStyle({ ...stroke, stroke: color.success });
export const glare = featureStyle({ fill: color.warningFill, opacity: 0.85 });

export const mark = featureVariants({ good: { fill: color.success }, bad: { fill: color.dangerFill } });
export const sign = featureVariants({
  good: { ...stroke, stroke: color.onSuccess },
  bad: { ...stroke, stroke: color.onDanger },
});
