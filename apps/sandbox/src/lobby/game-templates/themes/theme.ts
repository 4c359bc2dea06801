import type { MotifName, PaletteName, SceneName } from '../../../art/art.ts';

/** A world that slots are set in: what its names are made of and how it looks. */
export type SlotTheme = {
  readonly slug: string;
  readonly subCategory: string;
  readonly palettes: readonly PaletteName[];
  readonly scenes: readonly SceneName[];
  /** Words that stand before a thing. */
  readonly before: readonly string[];
  /** Things by the motif that shows them. */
  readonly things: readonly (readonly [MotifName, readonly string[]])[];
  /** Words that stand behind a thing. */
  readonly behind: readonly string[];
};

/** Words as they are written here, parted by spaces. */
export function splitList(text: string): string[] {
  return text.split(' ');
}
