import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const card = featureStyle({ display: 'grid', gap: space[16], maxInlineSize: '720px' });

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const lead = featureStyle({ ...textStyles.body, margin: 0, color: color.muted });

export const form = featureStyle({
  display: 'grid',
  gap: `${space[16]} 18px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const save = featureStyle({
  justifySelf: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.phone]: { justifySelf: 'stretch' } },
});
