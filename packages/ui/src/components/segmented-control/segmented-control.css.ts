import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, focus, radius, segmentedControl, motion } = vars;

export const track = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '4px',
  background: color.surface2,
  borderRadius: radius.control,
});

export const option = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '40px',
  paddingInline: '16px',
  borderRadius: radius.control,
  color: color.muted,
  cursor: 'pointer',
  ...textStyles.label,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      background: segmentedControl.current,
      boxShadow: segmentedControl.currentShadow,
      color: color.text,
    },
    '&:has(:focus-visible)': { outline: `${focus.width} solid ${color.focus}` },
  },
});

/* Over the whole option, so that it is pressed and not only its words. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
