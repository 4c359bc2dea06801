import { writeFileSync } from 'node:fs';
import { PLACE_FOLDER, placeImages } from './place-art.ts';

for (const { file, draw } of placeImages) writeFileSync(new URL(file, PLACE_FOLDER), draw());
