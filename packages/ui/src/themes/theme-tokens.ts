import type { contract } from '../contract.css.ts';

type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> };

/** A value for every name of the contract: a theme that forgets one does not compile. */
export type ThemeTokens = Values<typeof contract>;

/** What an app needs to know of its theme outside the sheet. */
export type Theme = {
  /** The value of `data-theme` on the document (or on a frame in the workbench). */
  name: string;
  /** Addresses of the font files the document preloads, by the letters of its language; none with system fonts. */
  fontFiles: Readonly<Partial<Record<'latin' | 'turkish' | 'cyrillic' | 'arabic', readonly string[]>>>;
  /** Colour of the browser's own bars. */
  themeColor: string;
};
