import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: vars.space[16],
  alignItems: 'start',
  padding: vars.space[12],
  background: vars.color.surface2,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: vars.space[12] } },
});

export const art = featureStyle({
  position: 'relative',
  blockSize: '88px',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  '@media': { [media.phone]: { blockSize: '64px' } },
});

export const copy = featureStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const value = featureStyle({ ...textStyles.amountCell, margin: 0 });

export const title = featureStyle({ ...textStyles.label, margin: 0, overflowWrap: 'anywhere' });

/** What kind it is, and the way to its details; below the words on a phone. */
export const side = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[12],
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gridColumn: 2,
    },
  },
});
