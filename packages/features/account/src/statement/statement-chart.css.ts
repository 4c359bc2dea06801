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

/** Time runs from left to right in every language (look §14). */
export const plot = featureStyle({
  display: 'grid',
  direction: 'ltr',
  textAlign: 'start',
  containerType: 'inline-size',
});

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

export const column = featureStyle({
  display: 'grid',
  // A name wider than its column must not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
});

export const bars = featureStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  blockSize: '120px',
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  // Beside the bars alone: on phones the year is wider than its column.
  selectors: { '[data-year-break] > &': { boxShadow: `inset 1px 0 0 0 ${color.borderStrong}` } },
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

/** From these widths of the chart on, twelve columns or twenty-four have room for a short name. */
const WIDE = '(min-width: 540px)';
const WIDEST = '(min-width: 1080px)';

export const shortName = {
  always: name,
  wide: featureStyle({ display: 'none', '@container': { [WIDE]: { display: 'block' } } }, name),
  widest: featureStyle({ display: 'none', '@container': { [WIDEST]: { display: 'block' } } }, name),
};

export const narrowName = {
  wide: featureStyle({ '@container': { [WIDE]: { display: 'none' } } }, name),
  widest: featureStyle({ '@container': { [WIDEST]: { display: 'none' } } }, name),
};

export const year = featureStyle({
  ...textStyles.micro,
  minBlockSize: '1lh',
  color: color.text,
  whiteSpace: 'nowrap',
});
