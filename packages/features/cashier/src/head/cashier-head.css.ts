import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  minBlockSize: '40px',
  ...textStyles.small,
  color: color.muted,
});

/** On phones its age stands beneath it, in the row's own height: nothing below moves when the connection goes. */
export const balance = featureStyle({ '@media': { [media.phone]: { display: 'grid' } } });

export const link = featureStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: '40px' });

export const back = featureStyle({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '40px',
});

/** An arrow that points against the line of reading. */
export const arrow = featureStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
