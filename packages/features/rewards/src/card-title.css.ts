import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from './feature-style.ts';

/** A card's heading that leads to the page behind it. */
export const title = featureStyle({ ...textStyles.card, margin: 0 });

export const titleLink = featureStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': {
      outline: 'none',
      borderRadius: vars.radius.small,
      boxShadow: vars.focus.ring,
    },
  },
});
