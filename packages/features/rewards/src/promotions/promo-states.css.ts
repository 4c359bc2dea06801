import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

/** As high as the cards they stand for. */
export const firstBox = featureStyle({
  blockSize: '330px',
  '@media': { [media.phone]: { blockSize: '420px' } },
});

export const box = featureStyle({ blockSize: '348px' });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  margin: 0,
});

/** The foot of the page stays where it was while nobody knew. */
export const suppressed = featureStyle({
  minBlockSize: '70vh',
  selectors: { '[role="dialog"] &': { minBlockSize: 0 } },
});
