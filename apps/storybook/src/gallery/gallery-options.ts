import { parseArgs } from 'node:util';

export interface GalleryOptions {
  /** Of a running Storybook; without one the built one is taken. */
  url: string | undefined;
  /** All of them unless one is named. */
  brand: string | undefined;
  /** Part of a story's id. */
  only: string;
  width: number;
}

export const USAGE =
  'pnpm gallery [--url http://localhost:6006] [--brand <name>] [--only <part of an id>] [--width 1280]';

/**
 * Reads a command line.
 *
 * @throws Error for an option there is not, an address that is none and a width no screen has.
 */
export function readOptions(args: readonly string[]): GalleryOptions {
  const option = { type: 'string' } as const;
  const {
    url,
    brand,
    only = '',
    width = '1280',
  } = parseArgs({
    args: [...args],
    options: { url: option, brand: option, only: option, width: option },
  }).values;
  const pixels = Number(width);
  if (!Number.isInteger(pixels) || pixels < 320 || pixels > 2560)
    throw new Error(`width "${width}": write whole pixels from 320 to 2560.`);
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`url "${url}": write the address of a running Storybook, http://localhost:6006.`);
  return { url, brand, only, width: pixels };
}
