import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A class in the `feature` layer. */
export function featureStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.feature]: rule } });
}
