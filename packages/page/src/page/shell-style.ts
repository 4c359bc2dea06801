import { layers } from '@baize/ui/layers';
import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

type Rule = Omit<StyleRule, '@layer'>;
type GlobalRule = Omit<Parameters<typeof globalStyle>[1], '@layer'>;

/** A class in the `shell` layer. */
export function shellStyle(rule: Rule): string {
  return style({ '@layer': { [layers.shell]: rule } });
}

/** One class in the `shell` layer for each name of a union. */
export function shellVariants<Name extends string>(rules: Record<Name, Rule>): Record<Name, string> {
  return styleVariants(rules, (rule: Rule) => ({ '@layer': { [layers.shell]: rule } }));
}

/** A rule for what a class holds, in the `shell` layer. */
export function shellRule(selector: string, rule: GlobalRule): void {
  globalStyle(selector, { '@layer': { [layers.shell]: rule } });
}
