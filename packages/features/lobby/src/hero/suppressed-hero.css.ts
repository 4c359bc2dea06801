import { media } from '@baize/ui/breakpoints';
import { layers } from '@baize/ui/layers';
import { styleVariants } from '@vanilla-extract/css';

/** These words are longer than a brand's own: in a card on a tablet they end before the picture begins. */
export const narrowLead = styleVariants({
  wide: {},
  card: { '@layer': { [layers.feature]: { '@media': { [media.tablet]: { maxInlineSize: '19em' } } } } },
});
