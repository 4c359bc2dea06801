/** A story whose picture is compared: few, and such that change only when the look does. */
export interface ComparedPicture {
  id: string;
  width: number;
}

export const COMPARED: readonly ComparedPicture[] = [
  { id: 'brands-component-sheet--every-tone', width: 1280 },
  { id: 'brands-component-sheet--every-tone', width: 375 },
  { id: 'screens-casino--visitor', width: 1280 },
  { id: 'screens-casino--load-failed', width: 375 },
  { id: 'screens-contacts--visitor', width: 375 },
];

/** Pictures are taken at half size, and compared at a quarter: letters drawn by another machine come out the same. */
export const SCALE = 0.5;

/** So much of a picture may differ: a hundredth of a percent is some 10 pixels of a page's 1,000 by 800. */
export const LARGEST_SHARE = 0.0005;
