import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

/** In place of a button, among text and other buttons. */
export const note = style({
  '@layer': {
    [layers.shell]: {
      ...textStyles.small,
      display: 'inline-block',
      maxInlineSize: '36ch',
      color: vars.color.muted,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
});

/** In place of the header's button: as many short lines as its height holds. */
export const bar = style({
  '@layer': {
    [layers.shell]: {
      ...textStyles.micro,
      minInlineSize: 0,
      maxInlineSize: '230px',
      color: vars.color.muted,
      textAlign: 'end',
      whiteSpace: 'normal',
      '@media': { [media.phone]: { fontSize: '11px', lineHeight: 1.15 } },
    },
  },
});
