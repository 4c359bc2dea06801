import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

export const forgot = style({
  '@layer': { [layers.feature]: { ...textStyles.small, marginBlockStart: vars.space[8] } },
});

/** Has the focus while one step takes another's place. */
export const steps = style({
  '@layer': { [layers.feature]: { display: 'grid', gap: vars.space[16], outline: 'none' } },
});
