import type { Locale } from '@baize/domain/locales';

/**
 * What the lobby's categories are called in a language: a line for each, in the lobby's order, its own name first and
 * then those of its sub-categories in theirs, parted by `|`.
 */
export type CategoryNames = Partial<
  Record<
    Locale,
    readonly [
      popular: string,
      fresh: string,
      slots: string,
      live: string,
      tables: string,
      jackpots: string,
      instant: string,
    ]
  >
>;
