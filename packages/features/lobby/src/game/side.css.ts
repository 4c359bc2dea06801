import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style, type StyleRule } from '@vanilla-extract/css';

const feature = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

export const limits = feature({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minBlockSize: '180px',
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});

export const head = feature({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.target.small,
});

export const title = feature({ ...roles.card, margin: 0 });

export const more = feature({ fontSize: vars.size.label });

export const words = feature({ margin: 0, fontSize: vars.size.small, color: vars.color.muted });

export const limit = feature({ display: 'grid', gap: vars.space[8] });

export const limitHead = feature({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.size.label,
  color: vars.color.muted,
});

export const left = feature({ fontWeight: vars.weight.label, color: vars.color.text, whiteSpace: 'nowrap' });

export const related = feature({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  margin: 0,
  marginBlockStart: vars.space[8],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // A row that bleeds to the edge, like the lobby's.
    [media.phone]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: vars.rail.portrait,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: 'calc(-1 * var(--page-side, 16px))',
      padding: `6px var(--page-side, 16px)`,
    },
  },
});
