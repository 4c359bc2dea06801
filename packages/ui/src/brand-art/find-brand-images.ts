import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BrandImage } from './brand-image.ts';

const THEMES = join(import.meta.dirname, '../themes');

/** Every drawn picture of every brand, by its file below the themes: each theme lists its own in `draw-images.ts`. */
export async function findBrandImages(): Promise<BrandImage[]> {
  const lists = globSync('*/draw-images.ts', { cwd: THEMES }).toSorted();
  const found = await Promise.all(
    lists.map(async (list) => {
      const theme: unknown = await import(join(THEMES, list));
      if (!hasImages(theme)) throw new Error(`${list} exports no list of \`images\`.`);
      return theme.images.map(({ file, draw }) => ({ file: `${basename(dirname(list))}/${file}`, draw }));
    }),
  );
  return found.flat();
}

function hasImages(theme: unknown): theme is { images: readonly BrandImage[] } {
  return typeof theme === 'object' && theme !== null && 'images' in theme && Array.isArray(theme.images);
}
