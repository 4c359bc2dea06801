import { layers } from '@baize/ui/layers';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

type Rule = Omit<StyleRule, '@layer'>;

/** A class in the layer of what frames a page, after the classes it builds on. */
export function walletStyle(rule: Rule, ...bases: readonly string[]): string {
  return style([...bases, { '@layer': { [layers.shell]: rule } }]);
}

/** One class for each name of a union, each on the same bases. */
export function walletVariants<Name extends string>(
  rules: Record<Name, Rule>,
  ...bases: readonly string[]
): Record<Name, string> {
  return styleVariants(rules, (rule: Rule) => [...bases, { '@layer': { [layers.shell]: rule } }]);
}
