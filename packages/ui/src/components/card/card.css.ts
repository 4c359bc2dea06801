import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

/** The look of a card, for elements of another kind. */
export const cardClass = componentStyle({
  background: vars.color.surface1,
  border: vars.card.border,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  padding: vars.space[20],
  '@media': { [media.phone]: { padding: vars.space[16] } },
});
