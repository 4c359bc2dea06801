import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

const layer = layers.feature;

export const strip = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space[16]} ${vars.space[20]}`,
      paddingBlock: vars.space[24],
    },
  },
});

export const adult = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: '52px',
      blockSize: '52px',
      border: `2px solid ${vars.color.text}`,
      borderRadius: '50%',
      color: vars.color.text,
      fontSize: vars.fontSize.body,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const text = style({
  '@layer': {
    [layer]: {
      ...textStyles.small,
      flex: '1 1 260px',
      color: vars.color.muted,
      '@media': { [media.phone]: { flexBasis: '100%' } },
    },
  },
});

export const title = style({
  '@layer': { [layer]: { ...textStyles.card, color: vars.color.text, marginBlockEnd: vars.space[4] } },
});

export const tools = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [media.phone]: { inlineSize: '100%' },
      },
    },
  },
});

/** Two in a row where their words have room, in every language. */
export const toolPlace = style({
  '@layer': { [layer]: { '@media': { [media.phone]: { flex: '1 1 calc(50% - 4px)' } } } },
});

export const tool = style({
  '@layer': {
    [layer]: {
      ...textStyles.label,
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      minBlockSize: vars.target.medium,
      paddingInline: vars.space[16],
      borderRadius: vars.radius.control,
      background: vars.button.secondary,
      color: vars.button.onSecondary,
      textDecoration: 'none',
      transition: `background ${vars.motion.fast}`,
      '@media': {
        [media.hover]: { ':hover': { background: vars.button.secondaryHover } },
        [media.phone]: { blockSize: '100%', paddingInline: vars.space[12] },
      },
    },
  },
});

export const toolIcon = style({
  '@layer': { [layer]: { flex: 'none', color: vars.color.secondary } },
});
