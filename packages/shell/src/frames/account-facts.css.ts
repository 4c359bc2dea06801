import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.shell;

export const facts = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space[8],
      maxInlineSize: '260px',
      padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[12]}`,
      marginBlockEnd: '6px',
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const badges = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] } },
});

export const line = style({
  '@layer': {
    [layer]: {
      ...roles.small,
      display: 'flex',
      gap: vars.space[8],
      margin: 0,
      color: vars.color.muted,
    },
  },
});

globalStyle(`${line} svg`, { '@layer': { [layer]: { flex: 'none', marginBlockStart: '3px' } } });
globalStyle(`${line} bdi`, { '@layer': { [layer]: { display: 'block', color: vars.color.text } } });
