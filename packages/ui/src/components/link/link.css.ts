import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { kitStyle } from '../kit-style.ts';

/** A link in words: underlined, and padded to a whole target without moving its line (look §5). */
export const linkClass = kitStyle({
  color: vars.color.accentText,
  fontWeight: vars.weight.label,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  paddingBlock: '10px',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});
