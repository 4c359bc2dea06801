import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

/** A page that has little to show: picture, title, one sentence, the way on (look §13). */
export const page = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[12],
      maxInlineSize: '34em',
      paddingBlock: vars.space[56],
    },
  },
});

export const iconCircle = style({
  '@layer': {
    [layers.shell]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '96px',
      blockSize: '96px',
      borderRadius: '50%',
      background: vars.color.secondarySoft,
      color: vars.color.secondary,
    },
  },
});

export const title = style({ '@layer': { [layers.shell]: { ...textStyles.pageTitle, margin: 0 } } });

export const text = style({
  '@layer': { [layers.shell]: { ...textStyles.body, margin: 0, color: vars.color.muted } },
});

export const actions = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      marginBlockStart: vars.space[8],
    },
  },
});
