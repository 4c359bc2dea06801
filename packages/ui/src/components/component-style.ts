import { style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

/** A class in the `kit` layer, where every component of this package keeps its rules. */
export function componentStyle(rule: LayerRule): string {
  return style(inComponentsLayer(rule));
}

/** A class that other components build on: theirs win over it, however late its sheet comes. */
export function componentBaseStyle(rule: LayerRule): string {
  return style({ '@layer': { [layers.componentsBase]: rule } });
}

/** One class in the `kit` layer for each name of a union: tones, sizes, variants. */
export function componentVariants<Name extends string>(rules: Record<Name, LayerRule>): Record<Name, string> {
  return styleVariants(rules, inComponentsLayer);
}

function inComponentsLayer(rule: LayerRule): ComplexStyleRule {
  return { '@layer': { [layers.components]: rule } };
}
