import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const calendar = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  /** As high as it can be from the start: no day moves the dialog. */
  minBlockSize: 'min(calc(100dvh - 170px), 760px)',
  gap: vars.space[16],
});
