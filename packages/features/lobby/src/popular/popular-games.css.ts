import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style } from '@vanilla-extract/css';

export const section = style({ '@layer': { [layers.feature]: { paddingBlockEnd: vars.space[56] } } });

export const heading = style({
  '@layer': { [layers.feature]: { ...roles.section, margin: 0, marginBlockEnd: vars.space[16] } },
});

export const tiles = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: vars.space[16],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [media.phone]: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: vars.space[12],
        },
      },
    },
  },
});

export const tile = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gap: vars.space[4],
      color: vars.color.text,
      textDecoration: 'none',
      borderRadius: vars.radius.tile,
    },
  },
});

export const picture = style({
  '@layer': {
    [layers.feature]: {
      display: 'block',
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '3 / 4',
      objectFit: 'cover',
      borderRadius: vars.radius.tile,
      marginBlockEnd: vars.space[4],
      background: vars.color.surface2,
    },
  },
});

/** Stripes stand for a picture that is not there (look §7). */
export const missing = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      placeItems: 'center',
      color: vars.color.muted,
      background: `repeating-linear-gradient(45deg, ${vars.color.surface2} 0 12px, ${vars.color.surface3} 12px 24px)`,
    },
  },
});

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({
  '@layer': {
    [layers.feature]: { overflowWrap: 'anywhere', fontSize: vars.size.label, fontWeight: vars.weight.label },
  },
});

export const studio = style({
  '@layer': {
    [layers.feature]: { ...line, fontSize: vars.size.micro, color: vars.color.muted },
  },
});
