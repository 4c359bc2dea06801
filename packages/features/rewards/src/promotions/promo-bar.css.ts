import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const bar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minInlineSize: 0,
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', flexDirection: 'column', alignItems: 'stretch' },
  },
});
