import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.shell;

export const summary = style({
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

export const lastLoginRow = style({
  '@layer': {
    [layer]: {
      ...textStyles.small,
      display: 'flex',
      gap: vars.space[8],
      margin: 0,
      color: vars.color.muted,
    },
  },
});

globalStyle(`${lastLoginRow} svg`, { '@layer': { [layer]: { flex: 'none', marginBlockStart: '3px' } } });
globalStyle(`${lastLoginRow} bdi`, { '@layer': { [layer]: { display: 'block', color: vars.color.text } } });
