import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const figure = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  margin: 0,
  breakInside: 'avoid',
});

export const legend = featureStyle({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  color: color.muted,
});

export const key = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

const swatch = featureStyle({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '3px',
  // A printer leaves backgrounds out unless it is told not to.
  printColorAdjust: 'exact',
});

/** Filled and hatched: the two are told apart without their colours. */
const filled = { background: color.info } as const;
const hatched = {
  background: `repeating-linear-gradient(135deg, ${color.muted} 0 2px, transparent 2px 5px)`,
  border: `1px solid ${color.muted}`,
} as const;

export const paidIn = featureStyle(filled, swatch);
export const paidOut = featureStyle(hatched, swatch);

export const plot = featureStyle({ display: 'grid' });

export const top = featureStyle({
  ...textStyles.micro,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px dashed ${color.border}`,
});

export const columns = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const column = featureStyle({ display: 'grid', gap: space[4], justifyItems: 'center' });

export const bars = featureStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  blockSize: '120px',
  borderBlockEnd: `1px solid ${color.borderStrong}`,
});

const bar = featureStyle({
  inlineSize: '30%',
  maxInlineSize: '28px',
  borderStartStartRadius: '3px',
  borderStartEndRadius: '3px',
  printColorAdjust: 'exact',
});

export const noBar = featureStyle({ inlineSize: '30%', maxInlineSize: '28px' });
export const paidInBar = featureStyle(filled, bar);
export const paidOutBar = featureStyle({ ...hatched, borderBlockEnd: 0 }, bar);

export const name = featureStyle({ ...textStyles.micro, color: color.muted, whiteSpace: 'nowrap' });
