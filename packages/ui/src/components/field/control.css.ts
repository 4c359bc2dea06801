import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { componentBaseStyle, componentStyle } from '../component-style.ts';

const { color, field, focus, motion, radius, fontSize, target, fontWeight } = vars;

/** The box a player types or chooses in; shared by inputs and selects. */
export const control = componentBaseStyle({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: target.field,
  paddingInline: '14px',
  background: field.background,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.field,
  color: color.text,
  fontSize: fontSize.input,
  textAlign: 'start',
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  '::placeholder': { color: color.muted, opacity: 1 },
  ':placeholder-shown': { textOverflow: 'ellipsis' },
  ':disabled': { background: color.surface2, borderColor: color.border, color: color.disabledText },
  selectors: {
    '&[readonly], &[data-readonly]': {
      background: color.surface2,
      borderColor: color.border,
      borderStyle: 'dashed',
      fontWeight: fontWeight.medium,
    },
    // A number people dial keeps its order; it only moves to the side where lines begin.
    "&[type='tel']": { direction: 'ltr', textAlign: ['-webkit-match-parent', 'match-parent'] },
    // So does what is written from left to right whatever the page's direction is, like a postal code.
    "&[dir='auto']": { textAlign: ['-webkit-match-parent', 'match-parent'] },
    "&[aria-invalid='true']": {
      border: `2px solid ${color.danger}`,
      paddingInline: '13.5px',
    },
    '&:focus-visible': {
      borderColor: color.focus,
      boxShadow: focus.halo,
      outline: '2px solid transparent',
      outlineOffset: 0,
    },
  },
});

export const wrapper = componentStyle({ position: 'relative', display: 'block' });

/** Room for what stands at the end of the box. */
export const withEnd = componentStyle({
  paddingInlineEnd: '46px',
  selectors: { "&[aria-invalid='true']": { paddingInlineEnd: '46px' } },
});

export const end = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.medium,
  color: color.muted,
});

globalStyle(`${end} > button`, { '@layer': { [layers.components]: { color: 'inherit' } } });
