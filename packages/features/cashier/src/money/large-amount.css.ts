import { textStyles } from '@baize/ui/text-styles';
import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

/** The one amount that a part of a page is about, never broken: smaller where it has more signs than a phone is wide. */
export const largeAmount = featureStyle({
  ...textStyles.amount,
  margin: 0,
  whiteSpace: 'nowrap',
  selectors: { '&[data-long]': { fontSize: vars.fontSize.card } },
});
