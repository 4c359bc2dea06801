import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A class of the studio, in the layer of screens. */
export function studioStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.feature]: rule } });
}
