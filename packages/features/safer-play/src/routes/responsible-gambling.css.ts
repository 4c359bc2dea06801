import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.feature;

export const page = style({ '@layer': { [layer]: { paddingBlock: vars.space[28] } } });

export const title = style({ '@layer': { [layer]: { ...roles.pageTitle } } });

export const lead = style({
  '@layer': {
    [layer]: {
      ...roles.lead,
      maxInlineSize: '38em',
      marginBlock: `${vars.space[12]} ${vars.space[28]}`,
      color: vars.color.muted,
    },
  },
});

export const cards = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.page.cardGap,
      '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space[12] } },
    },
  },
});

const surface = style({
  '@layer': {
    [layer]: {
      padding: vars.space[20],
      border: vars.card.border,
      borderRadius: vars.radius.card,
      background: vars.color.surface1,
      boxShadow: vars.shadow.card,
      '@media': { [media.phone]: { padding: vars.space[16] } },
    },
  },
});

export const card = style([
  surface,
  {
    '@layer': {
      [layer]: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: vars.space[8],
        scrollMarginBlockStart: '84px',
        ':target': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
    },
  },
]);

export const icon = style({ '@layer': { [layer]: { color: vars.color.secondary } } });

export const cardName = style({ '@layer': { [layer]: { ...roles.card } } });

/** Buttons stand at the foot, so that a row of cards lines up. */
export const more = style({ '@layer': { [layer]: { marginBlockStart: 'auto' } } });

export const article = style([surface, { '@layer': { [layer]: { marginBlockStart: vars.page.cardGap } } }]);

globalStyle(`${article} ul`, {
  '@layer': { [layer]: { listStyle: 'disc', paddingInlineStart: vars.space[20] } },
});

globalStyle(`${article} li`, { '@layer': { [layer]: { marginBlockStart: vars.space[8] } } });
