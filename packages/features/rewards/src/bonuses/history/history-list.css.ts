import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle, featureVariants } from '../../feature-style.ts';

const { color, space } = vars;
const columns = 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) 20px';
const line = `1px solid ${color.border}`;

export const heads = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space[12],
  paddingBlock: space[8],
  color: color.muted,
  fontWeight: vars.fontWeight.label,
  '@media': { [media.phone]: { display: 'none' } },
});

export const end = featureStyle({ textAlign: 'end' });

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** On a phone no heads stand above the first. */
export const row = featureStyle({
  borderBlockStart: line,
  '@media': { [media.phone]: { selectors: { '&:first-child': { borderBlockStart: 'none' } } } },
});

export const details = featureStyle({});

export const summary = featureStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '56px',
  paddingBlock: space[8],
  boxSizing: 'border-box',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  '@media': {
    [media.hover]: { ':hover': { background: color.surface2 } },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
      gap: `${space[4]} ${space[12]}`,
      paddingBlock: space[12],
    },
  },
});

globalStyle(`${summary}::-webkit-details-marker`, {
  '@layer': { [layers.feature]: { display: 'none' } },
});

export const named = featureStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const name = featureStyle({ ...textStyles.label, overflowWrap: 'anywhere' });

export const type = featureStyle({ ...textStyles.small, color: color.muted });

const onPhone = (gridColumn: string, gridRow: string) => ({
  '@media': { [media.phone]: { gridColumn, gridRow } },
});

export const ending = featureStyle({ ...onPhone('1', '2') });

export const started = featureStyle({
  ...textStyles.small,
  color: color.muted,
  '@media': { [media.phone]: { gridColumn: '2', gridRow: '2', textAlign: 'end' } },
});

export const amount = featureStyle({
  ...textStyles.label,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...onPhone('2', '1'),
});

const outcomeLine = featureStyle({ ...textStyles.small, display: 'block', overflowWrap: 'anywhere' });

export const outcome = featureVariants(
  { released: { color: color.success }, lost: { color: color.muted } },
  outcomeLine,
);

export const chevron = featureStyle({
  color: color.muted,
  transition: `transform ${vars.motion.base} ${vars.motion.in}`,
  '@media': {
    [media.phone]: { gridColumn: '3', gridRow: '1 / span 2' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

globalStyle(`${details}[open] ${chevron}`, {
  '@layer': { [layers.feature]: { transform: 'rotate(180deg)' } },
});

export const facts = featureStyle({ paddingBlock: `${space[4]} ${space[16]}` });
