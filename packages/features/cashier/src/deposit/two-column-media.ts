import { media } from '@baize/ui/breakpoints';
import type { FeatureRule } from '../feature-style.ts';

/**
 * Media queries for where the methods stand beside all the rest: on tablets, and over a page (inside `over`) from there on,
 * however wide it is.
 */
export const twoColumnMedia =
  (over: string) =>
  (rules: Omit<FeatureRule, '@media' | 'selectors'>): Pick<FeatureRule, '@media'> => ({
    '@media': {
      [media.tabletUp]: { selectors: { [`${over} &`]: rules } },
      [media.tablet]: rules,
    },
  });
