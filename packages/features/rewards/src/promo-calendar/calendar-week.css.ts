import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const week = featureStyle({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Kept while a day is read, so that the dialog stands still. */
export const panel = featureStyle({ minBlockSize: 'min(372px, 50dvh)', outline: 'none' });

export const day = featureStyle({
  display: 'grid',
  gap: vars.space[12],
  transition: `opacity ${vars.motion.base}`,
  selectors: { '&[data-busy]': { opacity: 0.6 } },
});

/** What the numbers below the days count. */
export const counts = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

export const list = featureStyle({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const none = featureStyle({
  ...textStyles.body,
  margin: 0,
  padding: `${vars.space[44]} ${vars.space[16]}`,
  textAlign: 'center',
  color: vars.color.muted,
});
