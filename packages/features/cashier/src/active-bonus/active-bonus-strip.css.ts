import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space } = vars;

export const strip = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.strip,
  background: color.surface2,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.round,
  background: color.secondarySoft,
  color: color.secondary,
});

export const content = featureStyle({ display: 'grid', gap: space[4] });

export const name = featureStyle({ ...textStyles.label, overflowWrap: 'anywhere' });

export const wageringText = featureStyle({ ...textStyles.small, color: color.muted });

/** Under the words where there is no room beside them. */
export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  '@media': { [media.phone]: { gridColumn: '2' } },
});
