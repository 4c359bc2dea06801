import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, fontWeight } = vars;

/** A form of an account: one question below the other. */
export const form = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[16] } } });

/** A question and what belongs right below it. */
export const close = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[8] } } });

/** A notice of two sentences. */
export const lines = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[4] } } });

globalStyle(`${lines} strong`, { '@layer': { [layers.feature]: { fontWeight: fontWeight.label } } });

/** Small words at a form's foot. */
export const foot = style({
  '@layer': { [layers.feature]: { ...textStyles.small, textAlign: 'center', color: color.muted } },
});

/** Words between a title and the form. */
export const intro = style({ '@layer': { [layers.feature]: { ...textStyles.body, color: color.muted } } });

/** Ways on, side by side where there is room. */
export const methods = style({
  '@layer': { [layers.feature]: { display: 'flex', flexWrap: 'wrap', gap: space[8] } },
});

/** A button that says what is missing when it is pressed; it looks off and can still be reached. */
export const inactive = style({
  '@layer': {
    [layers.feature]: {
      selectors: {
        "&[aria-disabled='true']:not([aria-busy='true'])": {
          background: color.surface2,
          border: `1px solid ${color.border}`,
          boxShadow: 'none',
          color: color.disabledText,
          cursor: 'not-allowed',
          filter: 'none',
          transform: 'none',
        },
      },
    },
  },
});

/** Ways to choose from, as wide as the form. */
export const tray = style({ '@layer': { [layers.feature]: { display: 'grid' } } });

globalStyle(`${tray} > [role='radiogroup']`, {
  '@layer': { [layers.feature]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
