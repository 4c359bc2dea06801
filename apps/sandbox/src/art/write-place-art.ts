import { writeFileSync } from 'node:fs';
import { PLACE_FOLDER, placePictures } from './place-art.ts';

for (const { file, draw } of placePictures) writeFileSync(new URL(file, PLACE_FOLDER), draw());
