import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findFontFaces } from './faces.ts';
import { fontFaceCss, sourceFile, subsetFace } from './subset.ts';

const faces = await findFontFaces();
const themes = new URL('../themes/', import.meta.url);

for (const theme of new Set(faces.map((face) => face.theme))) {
  rmSync(new URL(`${theme}/fonts`, themes), { recursive: true, force: true });
  mkdirSync(new URL(`${theme}/fonts`, themes));
  writeFileSync(
    new URL(`${theme}/font-faces.css`, themes),
    fontFaceCss(faces.filter((face) => face.theme === theme)),
  );
}

for (const face of faces) {
  const { font } = face.source;
  writeFileSync(new URL(`${face.theme}/fonts/${face.file}`, themes), await subsetFace(face));
  copyFileSync(sourceFile(font, 'LICENSE'), new URL(`${face.theme}/fonts/LICENSE-${font}.txt`, themes));
}
