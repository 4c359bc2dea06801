import { writeFileSync } from 'node:fs';
import { brandImages } from './brand-images.ts';

for (const { file, draw } of brandImages) {
  writeFileSync(new URL(`../themes/${file}`, import.meta.url), draw());
}
