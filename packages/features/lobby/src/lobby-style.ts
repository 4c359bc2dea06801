import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A class in the `feature` layer, after the classes it builds on. */
export function lobbyStyle(rule: Omit<StyleRule, '@layer'>, ...bases: readonly string[]): string {
  return style([...bases, { '@layer': { [layers.feature]: rule } }]);
}
