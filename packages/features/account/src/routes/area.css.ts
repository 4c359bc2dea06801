import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

const { card: brandCard, color, radius, shadow, space } = vars;

export const passwordPage = style({
  '@layer': {
    [layers.feature]: { display: 'grid', alignContent: 'start', gap: space[20], paddingBlock: space[36] },
  },
});

export const title = style({ '@layer': { [layers.feature]: textStyles.pageTitle } });

export const card = style({
  '@layer': {
    [layers.feature]: {
      maxInlineSize: '520px',
      padding: space[24],
      background: color.surface1,
      border: brandCard.border,
      borderRadius: radius.card,
      boxShadow: shadow.card,
    },
  },
});

/** Kept for the player's log-ins until their code is there. */
export const sessionsPlace = style({ '@layer': { [layers.feature]: { minBlockSize: '320px' } } });

/** Kept for the player's standing until its code is there. */
export const clubPlace = style({ '@layer': { [layers.feature]: { minBlockSize: '240px' } } });
