import { writeFileSync } from 'node:fs';
import { pictures } from './pictures.ts';

for (const { file, draw } of pictures) {
  writeFileSync(new URL(`../themes/${file}`, import.meta.url), draw());
}
