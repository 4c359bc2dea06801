import { layers } from '@baize/ui/layers';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

/** A rule before it is put into its layer. */
export type FeatureRule = Omit<StyleRule, '@layer'>;

/** A class in the `feature` layer, after the classes it builds on. */
export function featureStyle(rule: FeatureRule, ...bases: readonly string[]): string {
  return style([...bases, inFeatureLayer(rule)]);
}

/** One class in the `feature` layer for each name of a union, each on the same bases. */
export function featureVariants<Name extends string>(
  rules: Record<Name, FeatureRule>,
  ...bases: readonly string[]
): Record<Name, string> {
  return styleVariants(rules, (rule: FeatureRule) => [...bases, inFeatureLayer(rule)]);
}

function inFeatureLayer(rule: FeatureRule): StyleRule {
  return { '@layer': { [layers.feature]: rule } };
}
