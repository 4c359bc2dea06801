import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A class in the layer of features. */
export function featureStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.feature]: rule } });
}
