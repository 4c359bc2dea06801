import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const crumbs = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[8],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      ...textStyles.small,
      color: color.muted,
    },
  },
});

export const crumb = style({
  '@layer': {
    [layers.shell]: { display: 'inline-flex', alignItems: 'center', gap: space[8], minBlockSize: '40px' },
  },
});

export const link = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '40px',
      color: color.accentText,
    },
  },
});
