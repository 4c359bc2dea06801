import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color, focus, radius, segment, motion } = vars;

export const tray = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '4px',
  background: color.surface2,
  borderRadius: radius.control,
});

export const option = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '40px',
  paddingInline: '16px',
  borderRadius: radius.control,
  color: color.muted,
  cursor: 'pointer',
  ...roles.label,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      background: segment.current,
      boxShadow: segment.currentShadow,
      color: color.text,
    },
    '&:has(:focus-visible)': { outline: `${focus.width} solid ${color.focus}` },
  },
});

/* Over the whole option, so that it is pressed and not only its words. */
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
