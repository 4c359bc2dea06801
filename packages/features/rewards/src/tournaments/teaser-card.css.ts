import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';
import { nameLink } from './tournament.css.ts';

const { color, space } = vars;

export const card = featureStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    minBlockSize: '132px',
    padding: 0,
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    transition: `background ${vars.motion.fast}`,
    '@media': {
      [media.phone]: { padding: 0, gridTemplateColumns: '88px minmax(0, 1fr)' },
      [media.hover]: { ':hover': { background: color.surface2 } },
    },
  },
  cardClass,
);

export const art = featureStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: color.secondarySoft,
});

export const words = featureStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]}`,
});

export const name = featureStyle({ ...roles.card, margin: 0, overflowWrap: 'anywhere' });

export const link = nameLink;

export const pool = featureStyle({ ...roles.small, margin: 0, color: color.muted });

export const amount = featureStyle({
  ...roles.label,
  color: color.text,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const time = featureStyle({
  ...roles.small,
  display: 'flex',
  gap: space[8],
  margin: 0,
  color: color.muted,
});

export const clock = featureStyle({ flex: 'none', marginBlockStart: '2px' });
