import { style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

/** A class in the `kit` layer, where every component of this package keeps its rules. */
export function kitStyle(rule: LayerRule): string {
  return style(inKit(rule));
}

/** A class that other components build on: theirs win over it, however late its sheet comes. */
export function kitBase(rule: LayerRule): string {
  return style({ '@layer': { [layers.kitBase]: rule } });
}

/** One class in the `kit` layer for each name of a union: tones, sizes, variants. */
export function kitVariants<Name extends string>(rules: Record<Name, LayerRule>): Record<Name, string> {
  return styleVariants(rules, inKit);
}

function inKit(rule: LayerRule): ComplexStyleRule {
  return { '@layer': { [layers.kit]: rule } };
}
