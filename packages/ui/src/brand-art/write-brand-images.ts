import { writeFileSync } from 'node:fs';
import { findBrandImages } from './find-brand-images.ts';

for (const { file, draw } of await findBrandImages()) {
  writeFileSync(new URL(`../themes/${file}`, import.meta.url), draw());
}
