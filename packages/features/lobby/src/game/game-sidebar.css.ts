import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, type StyleRule } from '@vanilla-extract/css';

const featureStyle = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

export const limits = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minBlockSize: '180px',
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});

export const header = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.target.small,
});

export const title = featureStyle({ ...textStyles.card, margin: 0 });

export const more = featureStyle({ fontSize: vars.fontSize.label });

export const text = featureStyle({ margin: 0, fontSize: vars.fontSize.small, color: vars.color.muted });

export const limit = featureStyle({ display: 'grid', gap: vars.space[8] });

export const limitHeader = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.fontSize.label,
  color: vars.color.muted,
});

export const left = featureStyle({
  fontWeight: vars.fontWeight.label,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const related = featureStyle({
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
      gridAutoColumns: vars.gameCarousel.portrait,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: 'calc(-1 * var(--page-side, 16px))',
      padding: `6px var(--page-side, 16px)`,
    },
  },
});
