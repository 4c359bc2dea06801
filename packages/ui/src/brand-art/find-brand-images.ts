import { importThemeFiles } from '../theme-files/import-theme-files.ts';
import type { BrandImage } from './brand-image.ts';

/** Every drawn picture of every brand, by its file below the themes: each theme lists its own in `draw-images.ts`. */
export async function findBrandImages(): Promise<BrandImage[]> {
  const lists = await importThemeFiles('draw-images.ts');
  return lists.flatMap(({ theme, exported }) => {
    if (!hasImages(exported)) throw new Error(`${theme}/draw-images.ts exports no list of \`images\`.`);
    return exported.images.map(({ file, draw }) => ({ file: `${theme}/${file}`, draw }));
  });
}

function hasImages(exported: unknown): exported is { images: readonly BrandImage[] } {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    'images' in exported &&
    Array.isArray(exported.images)
  );
}
