import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { FONT_FACES } from './faces.ts';
import { fontFaceCss, sourceFile, subsetFace } from './subset.ts';

const themes = new URL('../themes/', import.meta.url);

for (const theme of new Set(FONT_FACES.map((face) => face.theme))) {
  rmSync(new URL(`${theme}/fonts`, themes), { recursive: true, force: true });
  mkdirSync(new URL(`${theme}/fonts`, themes));
  writeFileSync(new URL(`${theme}/font-faces.css`, themes), fontFaceCss(theme));
}

for (const face of FONT_FACES) {
  const { font } = face.source;
  writeFileSync(new URL(`${face.theme}/fonts/${face.file}`, themes), await subsetFace(face));
  copyFileSync(sourceFile(font, 'LICENSE'), new URL(`${face.theme}/fonts/LICENSE-${font}.txt`, themes));
}
