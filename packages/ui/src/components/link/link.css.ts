import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

/** A link in words: underlined, and padded to a whole target without moving its line (look §5). */
export const linkClass = componentStyle({
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.label,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  paddingBlock: '10px',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});
