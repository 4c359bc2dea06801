import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** As high with one hit as with six, so that the field stays where it is while one types. */
export const body = style({
  '@layer': {
    [layers.feature]: { display: 'grid', alignContent: 'start', gap: space[12], minBlockSize: '480px' },
  },
});

/** What was found, in words; its line stays when there is nothing to say. */
export const told = style({
  '@layer': { [layers.feature]: { ...roles.small, minBlockSize: '1.5em', color: color.muted } },
});

export const heading = style({
  '@layer': { [layers.feature]: { ...roles.label, marginBlockEnd: space[12] } },
});

export const tiles = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
      gap: space[12],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
