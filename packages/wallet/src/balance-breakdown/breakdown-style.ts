import { layers } from '@baize/ui/layers';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

type Rule = Omit<StyleRule, '@layer'>;

export function breakdownStyle(rule: Rule, ...bases: readonly string[]): string {
  return style([...bases, { '@layer': { [layers.shell]: rule } }]);
}

export function breakdownVariants<Name extends string>(
  rules: Record<Name, Rule>,
  ...bases: readonly string[]
): Record<Name, string> {
  return styleVariants(rules, (rule: Rule) => [...bases, { '@layer': { [layers.shell]: rule } }]);
}
