import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, focus, radius, space } = vars;

export const loading = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

/** Of one height whatever stands in it, for one line of words and for two. */
export const deferredRow = featureStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '64px',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.muted,
});

export const group = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = featureStyle({ ...textStyles.label, padding: 0, marginBlockEnd: space[8] });

/** Every choice has the same weight: none and each bonus look alike. */
export const option = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[4],
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface1,
  selectors: {
    '&:has(input:checked)': {
      background: color.surface2,
      borderColor: color.accent,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${color.accent} 22%, transparent)`,
    },
    '&:has(input:focus-visible)': { boxShadow: focus.ring },
  },
});

export const radio = featureStyle({
  // Above the name's area, which covers the card.
  position: 'relative',
  zIndex: 1,
  appearance: 'none',
  gridRow: '1',
  alignSelf: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: radius.round,
  selectors: {
    '&:checked': {
      borderColor: color.accent,
      background: `radial-gradient(circle, ${color.accent} 45%, transparent 50%)`,
    },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { borderStyle: 'dashed' },
  },
});

/** The whole card is pressed, and the name alone is read as the choice. */
export const name = featureStyle({
  ...textStyles.label,
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { 'input:disabled ~ &': { cursor: 'default' } },
});

export const body = featureStyle({
  gridColumn: '2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const line = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

/** Empty until the amount falls below what the wanted bonus asks. */
export const outOfReach = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: color.warning,
  // Still there to be read out of, without a row of its own.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const belowMinimum = featureStyle({ ...textStyles.small, margin: 0 });

export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: `${space[8]} ${space[12]}`,
  margin: 0,
});

export const factName = featureStyle({ ...textStyles.micro, color: color.muted });

export const factValue = featureStyle({ ...textStyles.small, margin: 0 });

export const lock = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  margin: 0,
  textWrap: 'wrap',
});

export const lockIcon = featureStyle({ marginBlockStart: '2px', color: color.muted });

export const terms = featureStyle({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
});
