import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { button: brand, color, gradient, motion, radius, fontSize: font, target } = vars;

/** What cannot be pressed answers no pointer: its words are grey, and no fill but its own is made for them. */
const PRESSABLE = ':not(:disabled, [aria-disabled="true"])';

export const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  borderRadius: radius.control,
  ...textStyles.button,
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: { [`&:active${PRESSABLE}`]: { transform: 'translateY(1px)' } },
  '@media': { [media.reducedMotion]: { selectors: { [`&:active${PRESSABLE}`]: { transform: 'none' } } } },
});

globalStyle(`${base} > svg, ${base} span > svg`, {
  '@layer': { [layers.components]: { flex: 'none', inlineSize: '18px', blockSize: '18px' } },
});

function hover(rule: { background: string }) {
  return { '@media': { [media.hover]: { selectors: { [`&:hover${PRESSABLE}`]: rule } } } };
}

export const variant = componentVariants({
  primary: {
    background: gradient.accent,
    color: color.onAccent,
    boxShadow: brand.shadow,
    selectors: {
      [`&:active${PRESSABLE}`]: { boxShadow: brand.pressedShadow, filter: brand.pressedFilter },
    },
    ...hover({ background: color.accentHover }),
  },
  secondary: {
    background: brand.secondary,
    color: brand.onSecondary,
    ...hover({ background: brand.secondaryHover }),
  },
  outline: {
    border: `1.5px solid ${color.borderStrong}`,
    color: color.text,
    ...hover({ background: color.surface2 }),
  },
  ghost: { color: color.text, ...hover({ background: color.surface2 }) },
  danger: {
    background: color.dangerFill,
    color: color.onDanger,
    ...hover({ background: brand.dangerHover }),
  },
  'last-chance': {
    background: color.warningSoft,
    border: `1.5px solid ${color.warning}`,
    color: color.warning,
    ...hover({ background: brand.lastChanceHover }),
  },
});

export const size = componentVariants({
  small: { minBlockSize: target.small, padding: '8px 14px', fontSize: font.buttonSmall },
  medium: { minBlockSize: target.medium, padding: '8px 20px' },
  large: { minBlockSize: target.large, padding: '8px 26px', fontSize: font.buttonLarge },
});

globalStyle(`${base}:disabled`, {
  '@layer': {
    [layers.components]: {
      background: color.surface2,
      border: `1px solid ${color.border}`,
      boxShadow: 'none',
      color: color.disabledText,
      cursor: 'not-allowed',
      filter: 'none',
      transform: 'none',
    },
  },
});

globalStyle(`${base}[aria-busy='true']`, { '@layer': { [layers.components]: { pointerEvents: 'none' } } });

/* The words and the pending words share one place, so that the width is held. */
export const labelStack = componentStyle({
  display: 'inline-grid',
  justifyItems: 'center',
  '::after': {
    content: 'attr(data-pending)',
    gridArea: '1 / 1',
    blockSize: 0,
    paddingInlineStart: '24px',
    visibility: 'hidden',
  },
});

export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  gridArea: '1 / 1',
  selectors: { '&[aria-hidden]': { visibility: 'hidden' } },
});
