import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

const { space } = vars;

/** One question below the other: a dialog has no room for two. */
export const column = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});

export const choices = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
